import { readDate, yearsOf } from '../text/partial-date.ts';
import type { Entry } from './entry.ts';

/** Where a period lies on the axis of all of them, 0 to 1. */
export type Stretch = { from: number; to: number };

/**
 * Places the entries whose beginning and end are both known on one axis, from the first beginning to `now`.
 * null when fewer than two can be placed: one line says nothing.
 */
export function timeline(entries: readonly Entry[], now: string | null): Map<string, Stretch> | null {
  const today = readDate(now);
  const placed = entries.flatMap((entry) => {
    const start = readDate(entry.when?.start ?? null);
    const end = entry.when?.current === true ? today : readDate(entry.when?.end ?? null);
    if (start === null || end === null) return [];
    const [from, to] = [yearsOf(start, 'start'), yearsOf(end, 'end')];
    return to > from ? [{ id: entry.id, from, to }] : [];
  });
  if (placed.length < 2) return null;
  const first = Math.min(...placed.map(({ from }) => from));
  const last = Math.max(...placed.map(({ to }) => to), today === null ? 0 : yearsOf(today, 'end'));
  const whole = last - first;
  // A period is never thinner than a mark that can be seen.
  const least = 0.02;
  return new Map(
    placed.map(({ id, from, to }) => {
      const a = Math.min((from - first) / whole, 1 - least);
      return [id, { from: a, to: Math.max((to - first) / whole, a + least) }] as const;
    }),
  );
}
