import { safeUrl } from '@tosite/validation/text/http-link';

/**
 * An http(s) address as people type it, scheme or not ("me.example.org"), with the spaces and joiners that a browser
 * would write as percent signs; null when it is not one that may be linked.
 */
export function cleanLink(value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[a-z\d.-]+:\d+(?:\/|$)/iu.test(text);
  const url = safeUrl(hasScheme ? withoutGaps(text) : `https://${text}`);
  if (url === null || url.startsWith('mailto:') || url.length > 2048) return null;
  const { hostname } = new URL(url);
  return hasScheme || (hostname.includes('.') && !text.includes('@')) ? url : null;
}

const JOINING = /[ \u200c\u200d]/gu;

/** Behind the host, and only in one address: two with a space between them are none. */
function withoutGaps(text: string): string {
  const [, host = '', rest = ''] = /^([a-z]+:\/\/[^/?#\s]*)([/?#].*)$/isu.exec(text) ?? [];
  if (host === '' || /\s[a-z]+:\/\//iu.test(rest)) return text;
  return host + rest.replace(JOINING, (character) => encodeURIComponent(character));
}
