import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { ApiFailure } from '../../http/api-failure.ts';
import { addDays, beginOfDay, dayAt, daysBetween } from './zoned-day.ts';

export type Interval = Analytics['range']['interval'];
export type AnalyticsQuery = {
  from?: string | undefined;
  to?: string | undefined;
  interval?: Interval | undefined;
  compare: 'previous' | 'none';
};
export type Range = { from: string; to: string; timezone: string; interval: Interval };
/** A step of the series: from this moment, with these days. */
export type Step = { at: number; day: string };

/** So long are sums kept. */
export const KEPT_DAYS = 765;
const LONGEST_BY_HOUR = 31;

/** The range that is asked for, in the zone of the site; a failure in words where there is none of that kind. */
export function readRange(query: AnalyticsQuery, timezone: string, now: number): Range {
  const today = dayAt(timezone, now);
  const from = query.from ?? addDays(query.to ?? today, -6);
  const asked = query.to ?? today;
  if (!isDay(from)) throw wrong('from', { id: 'analytics.noDay' });
  if (!isDay(asked)) throw wrong('to', { id: 'analytics.noDay' });
  if (from > today) throw wrong('from', { id: 'analytics.future' });
  if (asked < from) throw wrong('to', { id: 'analytics.backwards' });
  // What is still to come has nothing in it yet.
  const to = asked > today ? today : asked;
  const days = daysBetween(from, to);
  if (days > KEPT_DAYS) throw wrong('from', { id: 'analytics.tooLong' });
  if (query.interval === 'hour' && days > LONGEST_BY_HOUR)
    throw wrong('interval', { id: 'analytics.byHour' });
  return { from, to, timezone, interval: query.interval ?? defaultInterval(days) };
}

/** As many days right before. */
export function rangeBefore(range: Range): Range {
  const days = daysBetween(range.from, range.to);
  return { ...range, from: addDays(range.from, -days), to: addDays(range.from, -1) };
}

function defaultInterval(days: number): Interval {
  if (days <= 2) return 'hour';
  if (days <= 92) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/** Every step of the range, also those in which nothing will be found; weeks begin on Mondays, months on the first. */
export function stepsOf({ from, to, timezone, interval }: Range): Step[] {
  const steps: Step[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const at = beginOfDay(timezone, day);
    if (interval === 'hour') {
      // A day has 23 to 25 of them where the clock changes.
      for (let hour = at, end = beginOfDay(timezone, addDays(day, 1)); hour < end; hour += 3_600_000)
        steps.push({ at: hour, day });
    } else if (day === from || interval === 'day' || beginsStep(day, interval)) steps.push({ at, day });
  }
  return steps;
}

function beginsStep(day: string, interval: 'week' | 'month'): boolean {
  return interval === 'month' ? day.endsWith('-01') : new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day >= '1971';
}

type Problem =
  'analytics.noDay' | 'analytics.backwards' | 'analytics.future' | 'analytics.tooLong' | 'analytics.byHour';

function wrong(field: string, message: { id: Problem }): ApiFailure {
  return new ApiFailure('invalid_input', message, { fields: { [field]: message } });
}
