import { isLanguage, type Language } from '@tosite/validation/account/language';
import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { Catalog, Message } from '@tosite/validation/messages/message';
import { formatMessage } from '@tosite/validation/messages/format-message';
import { english } from '@tosite/validation/messages/english';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { spanish } from '@tosite/validation/messages/spanish';
import type { Env } from '../env.ts';
import type { Mail } from '../mail/mails.ts';
import { writeMail, type Recipient } from '../mail/write-mail.ts';

type About = { site: string; messages: readonly Message[]; words: string | null };

const CATALOGS: Record<Language, CatalogShape<Catalog>> = { en: english, es: spanish };

function whyOf(to: Recipient, { messages, words }: About): string[] {
  if (words !== null) return [words];
  const catalog = CATALOGS[to.language !== null && isLanguage(to.language) ? to.language : 'en'];
  return messages.map((message) => formatMessage(catalog, message) ?? inEnglish(message));
}

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
