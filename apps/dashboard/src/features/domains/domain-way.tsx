import type { DomainAnswer } from '@tosite/api-client/endpoints/domains';
import { classNames } from '@tosite/ui/class-names';
import type { CustomDomain } from '@tosite/validation/website/website';
import { formatDay, formatMoment } from '../../display/moment.ts';
import { isLost } from './is-lost.ts';
import { domainWords } from '../../words/domain-words.ts';

const copy = domainWords.way;

type Mark = 'done' | 'here' | 'later' | 'stopped' | 'live';
type Station = { name: string; body: string; mark: Mark };

/** How far a domain is, as five stations; where it stopped, the thread ends. */
export function stationsOf(domain: CustomDomain, findings: DomainAnswer['findings']): readonly Station[] {
  const { status, provedAt, givesUpAt } = domain;
  const wrong = findings.filter(({ ok, record }) => !ok && !record.startsWith('CERTIFICATE ')).length;
  const proved = provedAt !== null;
  const here = HERE[status] ?? (proved ? 2 : 1);
  // While it is paused nobody looks at its records.
  const isPaused = status === 'paused';
  const bodies = [
    givesUpAt === null || status !== 'pending_dns'
      ? copy.claimedBody
      : copy.lookedUntil(formatDay(givesUpAt)),
    status === 'detached'
      ? isLost(domain)
        ? copy.strayed
        : copy.otherProof
      : proved
        ? copy.proofFound(formatMoment(provedAt))
        : status === 'failed'
          ? copy.noProof
          : copy.proofAwaited,
    isPaused ? '' : here > 2 ? copy.dnsRight : wrong > 0 ? copy.dnsWrong(wrong) : copy.dnsWaits,
    isPaused
      ? ''
      : status === 'blocked'
        ? copy.certificateBlocked
        : here > 3
          ? copy.certificateMade
          : here === 3
            ? copy.certificateNow
            : copy.certificateBody,
    isPaused ? copy.paused : copy.liveBody,
  ];
  const names = [copy.claimed, copy.yours, copy.dns, copy.certificate, copy.live];
  return names.map((name, index) => ({ name, body: bodies[index] ?? '', mark: markOf(index, here, status) }));
}

/** Where it stands, or stopped; of one that waits for DNS, or waited too long, it depends on the proof. */
const HERE: Partial<Record<CustomDomain['status'], number>> = {
  verifying: 3,
  blocked: 3,
  active: 4,
  paused: 4,
  detached: 1,
};

function markOf(index: number, here: number, status: CustomDomain['status']): Mark {
  if (index !== here) return index < here ? 'done' : 'later';
  if (status === 'active') return 'live';
  return status === 'pending_dns' || status === 'verifying' ? 'here' : 'stopped';
}

const SQUARES: Record<Mark, string> = {
  done: 'top-1 left-0 size-2.5 bg-accent-text',
  here: 'top-px -left-[3px] size-4 bg-accent-text outline-3 outline-ground lg:left-0',
  later: 'top-1 left-0 size-2.5 bg-ground shadow-[inset_0_0_0_1.5px_var(--edge)]',
  stopped: 'top-0.5 -left-0.5 size-3.5 bg-ground shadow-[inset_0_0_0_2px_var(--bad)] lg:left-0',
  live: 'top-px -left-[3px] size-4 bg-good outline-3 outline-ground lg:left-0',
};

/** The stations on their thread: side by side, on a phone one above the other. */
export function DomainWay({ domain, answer }: { domain: CustomDomain; answer: DomainAnswer }) {
  const stations = stationsOf(domain, answer.findings);
  return (
    <ol aria-label={copy.label} className="mt-6 grid lg:grid-cols-5">
      {stations.map(({ name, body, mark }, index) => (
        <li
          key={name}
          {...(mark === 'here' || mark === 'live' || mark === 'stopped' ? { 'aria-current': 'step' } : {})}
          className="relative pb-4 pl-6.5 last:pb-0 lg:pt-6 lg:pr-3 lg:pb-0 lg:pl-0"
        >
          {index < stations.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-2.5 -bottom-1 left-1 w-0.5 lg:top-2 lg:right-[-5px] lg:bottom-auto lg:left-[5px] lg:h-0.5 lg:w-auto',
                mark === 'done' ? 'bg-accent-text' : 'bg-rule',
                // Where it stopped the thread ends in the air.
                mark === 'stopped' && 'hidden',
              )}
            />
          )}
          <span aria-hidden="true" className={classNames('absolute z-1', SQUARES[mark])} />
          <span
            className={classNames('block', mark === 'later' ? 'font-medium text-ink-2' : 'font-semibold')}
          >
            {name}
          </span>
          <span className="block text-sm text-ink-2 wrap-anywhere">{body}</span>
        </li>
      ))}
    </ol>
  );
}
