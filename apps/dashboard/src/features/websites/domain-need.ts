import type { Website } from '@tosite/validation/website/website';
import { domainWords } from '../../words/domain-words.ts';
import { say } from '../../words/say.ts';

const copy = domainWords.need;

/** What a domain wants of its owner; null: nothing, as while its certificate is being made. */
export function domainNeed(website: Website | null): { title: string; body: string } | null {
  const domain = website?.custom_domain ?? null;
  if (domain === null) return null;
  const isLost = domain.errorReason?.id === 'domain.lost';
  const title = isLost ? domainWords.note.lost(domain.hostname) : TITLES[domain.status]?.(domain.hostname);
  if (title === undefined) return null;
  return { title, body: domain.error === null ? copy.waitingAny : say(domain.errorReason, domain.error) };
}

/** A paused one is told of by the payment that is missing. */
const TITLES: Partial<Record<string, (host: string) => string>> = {
  pending_dns: copy.waiting,
  blocked: copy.blocked,
  failed: copy.failed,
  detached: copy.detached,
};
