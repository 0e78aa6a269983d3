import type { Profile } from '@tosite/validation/profile/profile';
import type { GithubAnswers } from './github-answers.ts';
import { readDay, readInstant } from './github-dates.ts';
import type { GithubCalendar } from './github-responses.ts';

type Contributions = NonNullable<Profile['contributions']>;

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
/** How far back GitHub's public events go. */
const EVENTS_DAYS = 90;

/** The year's contributions where a token could read them, else the public events; null when there are none. */
export function toContributions(
  answers: Pick<GithubAnswers, 'calendar' | 'events' | 'eventsComplete'>,
  now: number,
): Contributions | null {
  return (answers.calendar === null ? null : fromCalendar(answers.calendar)) ?? fromEvents(answers, now);
}

function fromCalendar(calendar: GithubCalendar): Contributions | null {
  const weeks = calendar.weeks
    .flatMap((week) => {
      const start = readDay(`${week.firstDay}T00:00:00Z`);
      const count = week.contributionDays.reduce((sum, day) => sum + (day.contributionCount ?? 0), 0);
      return start === null || !Number.isSafeInteger(count) ? [] : [{ start, count }];
    })
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(-60);
  const first = weeks[0];
  const last = weeks.at(-1);
  if (first === undefined || last === undefined || calendar.totalContributions === 0) return null;
  const to = dayOf(Date.parse(last.start) + 6 * DAY);
  return { from: first.start, to, total: calendar.totalContributions, weeks, scope: 'year' };
}

function fromEvents(
  { events, eventsComplete }: Pick<GithubAnswers, 'events' | 'eventsComplete'>,
  now: number,
): Contributions | null {
  const unique = new Map(events.map((event) => [event.id, readInstant(event.created_at)]));
  const times = [...unique.values()]
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    .sort((a, b) => a - b);
  const newest = times.at(-1);
  if (newest === undefined) return null;
  // What was looked at ends now; only when one of the two clocks is wrong does it end at the newest event.
  const to = newest > now || newest < now - EVENTS_DAYS * DAY ? newest : now;
  const counted = times.filter((time) => time > to - EVENTS_DAYS * DAY);
  const from = eventsComplete ? to - EVENTS_DAYS * DAY : (counted[0] ?? to);
  const weeks: Contributions['weeks'] = [];
  for (let start = mondayOf(from); start <= to; start += WEEK) {
    const count = counted.filter((time) => time >= start && time < start + WEEK).length;
    weeks.push({ start: dayOf(start), count });
  }
  return { from: dayOf(from), to: dayOf(to), total: counted.length, weeks, scope: 'public-events' };
}

/** 1970-01-05 was a Monday. */
const A_MONDAY = 4 * DAY;

function mondayOf(time: number): number {
  return Math.floor((time - A_MONDAY) / WEEK) * WEEK + A_MONDAY;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
