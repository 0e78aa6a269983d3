import { LRUCache } from 'lru-cache';
import { boundedCache } from '../../bounded-cache.ts';
import { isTimeZone } from '@tosite/validation/website/time-zone';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });
/** By zone and quarter of an hour: no zone changes its clock in between. */
const offsets = boundedCache<string, number>(20_000);

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    // A zone that this machine's Node does not know must not keep the visits of all others waiting.
    timeZone: isTimeZone(zone) ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** How far the zone's clock is ahead of UTC then, in milliseconds. */
export function offsetAt(zone: string, at: number): number {
  const begin = Math.floor(at / QUARTER) * QUARTER;
  const key = `${zone} ${begin}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    clockOf(zone)
      .formatToParts(begin)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  const offset = shown - begin;
  offsets.set(key, offset);
  return offset;
}

/** `2026-03-29`, as the calendar on the wall of the zone says. */
export function dayAt(zone: string, at: number): string {
  return new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);
}

/** When a day begins there: at midnight, or at its first moment where midnight is skipped. */
export function beginOfDay(zone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let low = midnight - 15 * HOUR;
  let high = midnight + 15 * HOUR;
  // The first quarter of an hour that is of this day or of a later one.
  while (high - low > QUARTER) {
    const middle = low + Math.floor((high - low) / 2 / QUARTER) * QUARTER;
    if (dayAt(zone, middle) >= day) high = middle;
    else low = middle;
  }
  return high;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days from one to the other, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1;
}

/** The moment on the zone's clock, with its offset: `2026-03-29T01:00:00+01:00`. */
export function zonedTime(zone: string, at: number): string {
  const offset = offsetAt(zone, at);
  const minutes = Math.abs(offset) / MINUTE;
  const two = (number: number): string => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(at + offset).toISOString().slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The step of the clock in which a moment lies: an hour, or the half or quarter of one in zones whose hours do not begin
 * with those of UTC, so that each step is of one day there.
 */
export function stepOf(zone: string, at: number): number {
  // Half a year away the clock may be on the other side of its change, by half an hour in one zone.
  const odd = [at, at - 182 * DAY, at + 182 * DAY].map((moment) => Math.abs(offsetAt(zone, moment)) % HOUR);
  const step = odd.every((rest) => rest === 0)
    ? HOUR
    : odd.every((rest) => rest % (HOUR / 2) === 0)
      ? HOUR / 2
      : QUARTER;
  return Math.floor(at / step) * step;
}
