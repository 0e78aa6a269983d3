/** A day `2026-12-04` and a time `12:00` of a place. */
export type WallTime = { day: string; time: string };
export type Moment =
  /** ISO 8601. Of an hour that comes twice, the first. */
  | { kind: 'moment'; instant: string }
  /** The clocks jump over it, from the one time to the other. */
  | { kind: 'skipped'; from: string; to: string };

const MINUTE = 60_000;

/** What the clocks of a place show at this moment. */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The moment at which the clocks of a place show this; null: no such day or time. */
export function momentOf({ day, time }: WallTime, timeZone: string): Moment | null {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || !/^\d{2}:\d{2}$/u.test(time) || Number.isNaN(asUtc)) return null;
  // Engines make 3 March of 31 February.
  if (!new Date(asUtc).toISOString().startsWith(day)) return null;
  // What the place is ahead by a day before and a day after: one of the two is right, or the hour is none.
  const ahead = [-1, 1].map((side) => aheadAt(asUtc + side * 24 * 60 * MINUTE, timeZone));
  const [fitting] = [...new Set(ahead)]
    .map((minutes) => asUtc - minutes * MINUTE)
    .filter((instant) => asUtc - aheadAt(instant, timeZone) * MINUTE === instant)
    .sort((a, b) => a - b);
  if (fitting !== undefined) return { kind: 'moment', instant: new Date(fitting).toISOString() };
  const [before = 0, after = 0] = ahead;
  const jump = jumpBetween(asUtc - after * MINUTE, asUtc - before * MINUTE, timeZone);
  return {
    kind: 'skipped',
    from: clock(jump, before),
    to: wallTimeOf(jump, timeZone).time,
  };
}

/** How many minutes a place is ahead of UTC. */
function aheadAt(instant: number, timeZone: string): number {
  const { day, time } = wallTimeOf(instant, timeZone);
  const whole = Math.floor(instant / MINUTE) * MINUTE;
  return Math.round((Date.parse(`${day}T${time}:00.000Z`) - whole) / MINUTE);
}

/** The first moment at which the clocks show the new time, to the minute. */
function jumpBetween(low: number, high: number, timeZone: string): number {
  let [before, after] = [low, high];
  const old = aheadAt(before, timeZone);
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
    if (aheadAt(middle, timeZone) === old) before = middle;
    else after = middle;
  }
  return after;
}

/** What clocks that are so many minutes ahead would show. */
function clock(instant: number, ahead: number): string {
  return new Date(instant + ahead * MINUTE).toISOString().slice(11, 16);
}

/** The place that a zone is named after: `America/New_York` is New York. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** What is proposed to somebody who has not chosen yet. */
export function tomorrowAtNoon(timeZone: string, now = Date.now()): WallTime {
  return { day: wallTimeOf(now + 24 * 60 * MINUTE, timeZone).day, time: '12:00' };
}
