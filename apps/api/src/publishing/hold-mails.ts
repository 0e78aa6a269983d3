import type { Message } from '@tosite/validation/messages/message';
import { formatMessage } from '@tosite/validation/messages/format-message';
import { english } from '@tosite/validation/messages/english';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { spanish } from '@tosite/validation/messages/spanish';
import type { Env } from '../env.ts';
import type { Mail } from '../mail/mails.ts';
import { writeMail, type Recipient } from '../mail/write-mail.ts';

type About = { site: string; messages: readonly Message[]; words: string | null };

const whyOf = (to: Recipient, { messages, words }: About): string[] =>
  words === null
    ? messages.map(
        (message) => formatMessage(to.language === 'es' ? spanish : english, message) ?? inEnglish(message),
      )
    : [words];

export function siteHeldMail(env: Env, to: Recipient, about: About): Mail {
  const facts = { site: about.site, why: whyOf(to, about) };
  return writeMail(to, 'site-held', (words) => words.siteHeld(facts), `${env.dashboardOrigin}/`);
}

export function siteSuspendedMail(env: Env, to: Recipient, about: About): Mail {
  const facts = { site: about.site, why: whyOf(to, about) };
  return writeMail(to, 'site-suspended', (words) => words.siteSuspended(facts), `${env.dashboardOrigin}/`);
}

export function siteShownAgainMail(to: Recipient, site: string): Mail {
  return writeMail(to, 'site-shown-again', (words) => words.siteShownAgain({ site }));
}
