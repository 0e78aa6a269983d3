import { boundedWait, readRetryAfter } from '../../outbound/retry-after.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What an answer says about the quota. `limited`: it was refused for it. `until`: when the quota is whole again in
 * milliseconds since 1970; null when GitHub did not say. Both kinds of limit: the hourly one names its reset, the one
 * on bursts only says how long to wait.
 */
export function readLimit(
  answer: { status: number; headers: Headers },
  now: number,
): { limited: boolean; until: number | null } | null {
  const { status, headers } = answer;
  const refused = status === 403 || status === 429;
  const retryAfter = refused ? readRetryAfter(headers['retry-after'], now) : null;
  if (retryAfter !== null) return { limited: true, until: retryAfter };
  const spent = headers['x-ratelimit-remaining']?.trim() === '0';
  if (spent && (refused || status < 400))
    return { limited: refused, until: readReset(headers['x-ratelimit-reset'], now) };
  if (status === 429 || (refused && headers['retry-after'] !== undefined))
    return { limited: true, until: null };
  return null;
}

/** Seconds since 1970, at most an hour ahead; null for garbage and for a time that has passed. */
function readReset(value: string | undefined, now: number): number | null {
  if (value === undefined || !/^\d+$/u.test(value.trim())) return null;
  const at = Number(value) * 1000;
  return at > now ? boundedWait(at, now) : null;
}
