import { canParseUrl } from '../../text/can-parse-url.ts';
import { SIGNED_PICTURES } from '../../platforms/platform-hosts.ts';
import { isBelow } from '../../text/is-below.ts';
import type { Picture, RichText } from '../profile.ts';

/** The source did not say, or said nothing. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;
/** A download and an API tell the same moment a few seconds apart. */
const MOMENT_MS = 60_000;

/**
 * Whether two values of a field say the same to whoever reads the site: the ends of lines, seconds, and the signatures
 * in the addresses of pictures do not count.
 */
export function isSameFact(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a === 'string' && typeof b === 'string') return sameText(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => isSameFact(one, b[index]));
  }
  if (isPicture(a) && isPicture(b)) return samePicture(a, b);
  if (isRichText(a) && isRichText(b)) return a.format === b.format && sameText(a.text, b.text);
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSameFact(a[name], b[name]));
  }
  return a === b;
}

function sameText(a: string, b: string): boolean {
  if (a === b || plain(a) === plain(b)) return true;
  return INSTANT.test(a) && INSTANT.test(b) && Math.abs(Date.parse(a) - Date.parse(b)) < MOMENT_MS;
}

const plain = (text: string): string => text.replace(/\r\n?/gu, '\n').normalize('NFC').trim();

/** What comes out of a download and what a platform's server shows cannot be compared by their addresses. */
function samePicture(a: Picture, b: Picture): boolean {
  return isBrought(a.url) !== isBrought(b.url) || pictureKey(a.url) === pictureKey(b.url);
}

const isBrought = (url: string): boolean => url.startsWith('import:');

/** What stays of a picture's address while its signature, its server or the number of its download change. */
export function pictureKey(url: string): string {
  if (isBrought(url)) return `import:${url.slice(url.indexOf('/') + 1)}`;
  if (!canParseUrl(url)) return url;
  const { hostname, pathname } = new URL(url);
  return isBelow(hostname, SIGNED_PICTURES) ? `${hostname.split('.').slice(-2).join('.')}${pathname}` : url;
}

export function isPicture(value: unknown): value is Picture {
  return isRecord(value) && typeof value['url'] === 'string' && 'alt' in value && 'width' in value;
}

/** Where the relative addresses of a text lead is no other text. */
function isRichText(value: unknown): value is RichText {
  return isRecord(value) && typeof value['text'] === 'string' && 'format' in value && 'base' in value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
