import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { dateLanguage } from '../../display/moment.ts';
import { analyticsWords } from '../../words/analytics-words.ts';
import { dayIn, knownZone, shiftDay } from './days.ts';
import type { Measure } from './range.ts';

export type Interval = Analytics['range']['interval'];

/** One step of the chart. */
export type Step = {
  t: string;
  /** Written out: `Friday 27 November`. */
  name: string;
  /** Beside the axis: `27 Nov`. */
  short: string;
  visitors: number;
  views: number;
  /** What stood at its place in the range before; null: not asked for. */
  before: { name: string; visitors: number; views: number } | null;
  /** Titles of the posts that went up in it. */
  published: readonly string[];
  /** It has begun and is not over. */
  isOpen: boolean;
};

export function valueOf(measure: Measure, { visitors, views }: { visitors: number; views: number }): number {
  if (measure !== 'perVisitor') return measure === 'visitors' ? visitors : views;
  return visitors === 0 ? 0 : views / visitors;
}

export type Steps = {
  /** Those that have begun. */
  steps: Step[];
  /** How many there will be. */
  total: number;
  /** The whole range before, as far as there are steps beside it. */
  earlier: readonly { visitors: number; views: number }[];
};

/** `now`: when the figures were read. */
export function stepsOf(data: Analytics, now: number): Steps {
  const { series, previousSeries, published, range } = data;
  const begins = series.map(({ t }) => Date.parse(t));
  const posts = published.map((post) => ({ ...post, at: Date.parse(post.t) }));
  const say = namesOf(range);
  const steps = series.flatMap(({ t, visitors, views }, index): Step[] => {
    const begin = begins[index] ?? 0;
    const end = begins[index + 1] ?? Date.parse(`${shiftDay(range.to, 2)}T00:00:00.000Z`);
    if (begin > now) return [];
    const earlier = previousSeries[index];
    const isLast = index === series.length - 1;
    return [
      {
        t,
        name: say.long(begin),
        short: say.short(begin),
        visitors,
        views,
        before: earlier === undefined ? null : { ...earlier, name: say.before(Date.parse(earlier.t)) },
        published: posts.filter(({ at }) => at >= begin && at < end).map(({ title }) => title),
        isOpen: isLast ? dayIn(now, range.timezone) <= range.to : now < end,
      },
    ];
  });
  return { steps, total: series.length, earlier: previousSeries.slice(0, series.length) };
}

function namesOf({ from, to, timezone, interval }: Analytics['range']) {
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLanguage(), { timeZone: knownZone(timezone), ...options });
    return (instant: number) => format.format(instant);
  };
  const year = from.slice(0, 4) === to.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const short = say({ day: 'numeric', month: 'short' });
  if (interval === 'hour') {
    const clock = say({ hour: '2-digit', minute: '2-digit' });
    const both = say({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    return { long: from === to ? clock : both, short: from === to ? clock : short, before: both };
  }
  if (interval === 'month') {
    const month = say({ month: 'long', year: 'numeric' });
    return { long: month, short: say({ month: 'short', ...year }), before: month };
  }
  if (interval === 'week') {
    const week = say({ day: 'numeric', month: 'long', ...year });
    const named = (instant: number) => analyticsWords.chart.week(week(instant));
    return { long: named, short, before: named };
  }
  return {
    long: say({ weekday: 'long', day: 'numeric', month: 'long', ...year }),
    short,
    before: say({ day: 'numeric', month: 'long' }),
  };
}
