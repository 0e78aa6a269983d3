import { isLanguage, type Language } from '@tosite/validation/account/language';
import type { Mail, MailKind } from './mails.ts';
import { mailWords as english, type MailText, type MailWords } from './words/en.ts';
import { mailWords as spanish } from './words/es.ts';

/** Whom a mail goes to; `language` null: English. */
export type Recipient = { email: string; language: string | null };

const WORDS: Record<Language, MailWords> = { en: english, es: spanish };

/** A mail in the language of whoever gets it, out of words of ours; nothing that a person wrote is ever among them. */
export function writeMail(
  to: Recipient,
  kind: MailKind,
  say: (words: MailWords) => MailText,
  address: string | null = null,
): Mail {
  const language = to.language !== null && isLanguage(to.language) ? to.language : 'en';
  const { subject, lines, button, after } = say(WORDS[language]);
  const text = [...lines, ...(address === null ? [] : [address]), ...after].join('\n\n');
  const paragraphs = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(address === null || button === null
      ? []
      : [`<p><a href="${escapeHtml(address)}">${escapeHtml(button)}</a></p>`]),
    ...after.map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphs.join('')}</body></html>`;
  return { to: to.email, kind, subject, text: `${text}\n`, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);
}
