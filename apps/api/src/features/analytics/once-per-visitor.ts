import { boundedCache } from '../../bounded-cache.ts';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const MOST_A_MINUTE = 60;
const REMEMBERED = 50_000;

/** What is remembered of visitors for some minutes, by their digests, in this process. */
export function createOncePerVisitor(now: () => number) {
  const clock = { now };
  const lately = boundedCache<string, true>(REMEMBERED, { ttl: HALF_HOUR, perf: clock });
  const owners = boundedCache<string, true>(REMEMBERED, { ttl: HALF_HOUR, perf: clock });
  let minute = 0;
  let counts = new Map<string, number>();

  return {
    /** Sixty times a minute each: nobody reads faster. */
    mayCount(visitor: string): boolean {
      const current = Math.floor(now() / MINUTE);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(visitor) ?? 0) + 1;
      if (counts.size < REMEMBERED || count > 1) counts.set(visitor, count);
      return count <= MOST_A_MINUTE;
    },
    /** Whether the same was there within half an hour. */
    isRepeated(what: string): boolean {
      const known = lately.has(what);
      if (!known) lately.set(what, true);
      return known;
    },
    /** Whether it is the owner, who came from the dashboard a while ago and has looked around since. */
    isOwn(visitor: string, fromDashboard: boolean): boolean {
      const known = fromDashboard || owners.has(visitor);
      if (known) owners.set(visitor, true);
      return known;
    },
  };
}
