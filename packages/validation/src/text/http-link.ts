import { canParseUrl } from './can-parse-url.ts';
import * as v from 'valibot';
import { UNSEEN } from './unseen-characters.ts';
import { formMessages } from '../messages/en/form.ts';

/**
 * Reads an address that may be put into a link: https, http or mailto, no user info, no invisible characters.
 * Returns the address as the URL standard writes it, or null when it must be shown as text instead.
 * (valibot's own `url()` lets `javascript:` through.)
 */
export function safeUrl(input: string): string | null {
  const text = typeof input === 'string' ? input.trim() : '';
  if (text.length === 0 || text.length > 2048 || UNSEEN.test(text) || !/^(https?:\/\/|mailto:)/i.test(text)) {
    return null;
  }
  if (!canParseUrl(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'mailto:') return /^mailto:[^\s@?]+@[^\s@?]+$/i.test(url.href) ? url.href : null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url.href;
}

/** An http(s) address that is safe to link to and to fetch by name. */
export const HttpLinkSchema = v.pipe(
  v.string(),
  v.maxLength(2048, formMessages['form.addressTooLong']),
  v.check((text) => {
    const url = safeUrl(text);
    return url !== null && !url.startsWith('mailto:');
  }, formMessages['form.httpsAddress']),
);
