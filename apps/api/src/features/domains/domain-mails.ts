import type { Env } from '../../env.ts';
import type { Mail, MailKind } from '../../mail/mails.ts';
import { writeMail, type Recipient } from '../../mail/write-mail.ts';
import type { MailText, MailWords } from '../../mail/words/en.ts';

export type DomainNews = 'verifying' | 'active' | 'failed' | 'lost' | 'taken' | 'blocked';

type DomainFacts = { domain: string; site: string };
const WORDS: Record<DomainNews, [MailKind, (words: MailWords, facts: DomainFacts) => MailText]> = {
  verifying: ['domain-verifying', (words, facts) => words.domainVerifying(facts)],
  active: ['domain-active', (words, facts) => words.domainActive(facts)],
  failed: ['domain-failed', (words, facts) => words.domainFailed(facts)],
  lost: ['domain-lost', (words, facts) => words.domainLost(facts)],
  taken: ['domain-taken', (words, facts) => words.domainTaken(facts)],
  blocked: ['domain-blocked', (words, facts) => words.domainBlocked(facts)],
};

export function domainMail(env: Env, to: Recipient, news: DomainNews, facts: DomainFacts): Mail {
  const [kind, say] = WORDS[news];
  return writeMail(to, kind, (words) => say(words, facts), `${env.dashboardOrigin}/settings/general`);
}
