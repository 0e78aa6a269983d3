/** The first post on Instagram is of 2010. */
const FIRST_YEAR = 2010;
const LAST_YEAR = 2200;

/**
 * A moment of Instagram's as ISO 8601 in UTC: `2026-11-14T17:53:00+0000`, seconds since 1970 (also as text), or
 * milliseconds. Null for anything else, and for years before Instagram.
 */
export function readMoment(value: unknown): string | null {
  const at = toMilliseconds(value);
  if (at === null || Number.isNaN(at) || Math.abs(at) > 8.64e15) return null;
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year < FIRST_YEAR || year > LAST_YEAR ? null : date.toISOString();
}

function toMilliseconds(value: unknown): number | null {
  if (typeof value === 'number') return value > 1e11 ? value : value * 1000;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{1,13}(?:\.\d+)?$/u.test(text)) return toMilliseconds(Number(text));
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(text)
    ? Date.parse(text.replace(/([+-]\d{2})(\d{2})$/u, '$1:$2'))
    : null;
}
