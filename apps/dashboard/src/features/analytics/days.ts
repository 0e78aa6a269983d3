import { isTimeZone } from '@tosite/validation/website/time-zone';
import { dateLanguage } from '../../display/moment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A zone that this browser does not know is shown in UTC. */
export const knownZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : 'UTC');

/** The day `2026-11-28` that it is there at this moment. */
export function dayIn(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: knownZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const asUtc = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** Whether there is such a day: engines make 3 March of 31 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const instant = asUtc(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

export function shiftDay(day: string, days: number): string {
  return new Date(asUtc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((asUtc(to) - asUtc(from)) / DAY_MS);

/** As people write it; the year where it is not that of today. */
export function sayDay(day: string, today: string, month: 'short' | 'long' = 'short'): string {
  return new Date(asUtc(day)).toLocaleDateString(dateLanguage(), {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });
}
