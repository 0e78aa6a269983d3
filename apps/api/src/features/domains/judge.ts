import type { Message } from '@tosite/validation/messages/message';
import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { primaryHost } from '../../site-content/domain-names.ts';
import { certificateMessage, type CertificateState } from './certificate.ts';
import type { Diagnosis } from './diagnose.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** On so many days in a row it may lead somewhere else. */
const MISSES = 7;
/** A day's look may come a little early. */
const NEARLY_A_DAY = 20 * 60 * MINUTE;
/** After the first look, the second, …; then daily. */
const BACKOFF = [1, 1, 1, 2, 5, 5, 10, 20, 30, 60, 120, 240, 480].map((minutes) => minutes * MINUTE);
/** After so many certificates that could not be made. */
const CERTIFICATE_BACKOFF = [1, 10, 100].map((minutes) => minutes * MINUTE);
/** When the authority has been asked too often. */
const LATER_MS = 15 * MINUTE;
const STRAY_MS = 6 * 60 * MINUTE;

export type Judged = Pick<
  CustomDomainRow,
  'status' | 'holds' | 'proved_at' | 'misses' | 'missed_at' | 'next_check_at' | 'checks'
> & { error: Message | null; ready: readonly string[] | null };

/** What becomes of a claim by what was seen of it; `certificate` null: none was asked for. Pure. */
export function judge(
  row: CustomDomainRow,
  seen: Diagnosis,
  certificate: CertificateState | null,
  now: number,
): Judged {
  const checks = row.checks + 1;
  const backoff = now + (BACKOFF[row.checks] ?? DAY);
  const same = { ...pick(row), checks, ready: seen.ready, next_check_at: backoff };
  const wrong = seen.findings.find(({ ok }) => !ok)?.message as Message | undefined;
  const host = primaryHost(row);
  // Nobody answered: that is our outage, and says nothing of the domain.
  if (seen.isBlind) return { ...same, ready: null, error: { id: 'domain.noAnswer', host } };
  if (row.holds === 0 && !seen.isProved) {
    if (now >= row.gives_up_at)
      return { ...same, status: 'failed', next_check_at: null, error: { id: 'domain.gaveUp' } };
    return { ...same, status: 'pending_dns', error: wrong ?? null };
  }
  const held = { ...same, holds: 1 as const, proved_at: seen.isProved ? now : row.proved_at };
  if (!seen.ready.includes(host)) {
    const error = wrong ?? null;
    if (row.status !== 'active') return { ...held, status: 'pending_dns', error };
    const isNewDay = row.missed_at === null || now - row.missed_at >= NEARLY_A_DAY;
    const misses = row.misses + (isNewDay ? 1 : 0);
    const missed = { misses, missed_at: isNewDay ? now : row.missed_at };
    if (misses >= MISSES)
      return {
        ...held,
        ...missed,
        status: 'detached',
        holds: 0,
        next_check_at: null,
        error: { id: 'domain.lost', name: row.name },
      };
    return { ...held, ...missed, next_check_at: now + STRAY_MS, error };
  }
  const gone: Message = { id: 'domain.proofGone', record: `_tosite.${row.name}` };
  const error = seen.blocked ?? (seen.isProved ? null : gone);
  const active = { ...held, status: 'active' as const, misses: 0, missed_at: null, next_check_at: now + DAY };
  if (row.status === 'active') {
    if (certificate === null || certificate === 'there') return { ...active, error };
    return {
      ...active,
      next_check_at: now + STRAY_MS,
      error: error ?? certificateMessage(host, certificate, Number.POSITIVE_INFINITY),
    };
  }
  if (seen.blocked !== null) return { ...held, status: 'blocked', error: seen.blocked };
  if (certificate === null || certificate === 'there') return { ...active, error };
  const tries = row.status === 'verifying' ? row.misses : 0;
  const misses = certificate === 'later' ? tries : tries + 1;
  return {
    ...held,
    status: 'verifying',
    misses,
    next_check_at: now + (certificate === 'later' ? LATER_MS : (CERTIFICATE_BACKOFF[misses - 1] ?? DAY)),
    error: certificateMessage(host, certificate, misses),
  };
}

const pick = ({ status, holds, proved_at, misses, missed_at }: CustomDomainRow) => ({
  status,
  holds,
  proved_at,
  misses,
  missed_at,
});
