import type { Env } from '../../env.ts';
import type { Mail } from '../../mail/mails.ts';
import { writeMail, type Recipient } from '../../mail/write-mail.ts';

type About = { site: string; words: string };

export function siteGivenAwayMail(to: Recipient, about: About): Mail {
  return writeMail(to, 'site-given', (words) => words.siteGivenAway(about));
}

export function siteReceivedMail(env: Env, to: Recipient, about: About): Mail {
  return writeMail(to, 'site-given', (words) => words.siteReceived(about), `${env.dashboardOrigin}/`);
}
