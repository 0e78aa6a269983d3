import { safeUrl } from '@tosite/validation/text/http-link';

/**
 * An http(s) address as people type it, scheme or not ("me.example.org"); null when it is not one that may be linked.
 */
export function cleanLink(value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[a-z\d.-]+:\d+(?:\/|$)/iu.test(text);
  const url = safeUrl(hasScheme ? text : `https://${text}`);
  if (url === null || url.startsWith('mailto:') || url.length > 2048) return null;
  const { hostname } = new URL(url);
  return hasScheme || (hostname.includes('.') && !text.includes('@')) ? url : null;
}
