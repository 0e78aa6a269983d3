const LONGEST_MS = 60 * 60_000;

/**
 * When a server asks to be left alone until, in milliseconds since 1970, from its Retry-After header: seconds or a
 * date. At least a second and at most an hour from `now`, however long it says; null when it says nothing readable.
 */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/u.test(text)) return boundedWait(now + Number(text) * 1000, now);
  if (!/^[A-Z][a-z]{2},? /u.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : boundedWait(date, now);
}

/** Between a second and an hour from `now`. */
export function boundedWait(until: number, now: number): number {
  return Math.min(Math.max(until, now + 1000), now + LONGEST_MS);
}
