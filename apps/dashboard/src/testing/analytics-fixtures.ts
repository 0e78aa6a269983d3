import type { Analytics } from '@tosite/api-client/endpoints/analytics';

const row = (name: string, visitors: number, views = visitors) => ({ name, visitors, views });
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days up to one, at midnight of Stockholm in winter. */
export function daysUpTo(last: string, visitors: readonly number[]): Analytics['series'] {
  const end = Date.parse(`${last}T00:00:00.000Z`);
  return visitors.map((count, index) => ({
    t: `${new Date(end - (visitors.length - 1 - index) * DAY_MS).toISOString().slice(0, 10)}T00:00:00+01:00`,
    visitors: count,
    views: count * 2,
  }));
}

/** A week of a site in Stockholm that ends on Saturday 28 November. */
export const week = (own: Partial<Analytics> = {}): Analytics => ({
  range: { from: '2026-11-22', to: '2026-11-28', timezone: 'Europe/Stockholm', interval: 'day' },
  totals: { visitors: 2293, views: 4586, viewsPerVisitor: 2 },
  previous: { visitors: 1848, views: 4586, viewsPerVisitor: 2.48 },
  now: 6,
  series: daysUpTo('2026-11-28', [276, 234, 228, 247, 263, 812, 233]),
  previousSeries: daysUpTo('2026-11-21', [270, 230, 220, 240, 260, 441, 187]),
  pages: [
    row('/', 1156, 2044),
    row('/posts/kettle/', 640, 702),
    row('/posts/spoons/', 402, 451),
    row('/about/', 90, 91),
    row('/films/', 60, 61),
    row('/contact/', 30, 31),
    row('/imprint/', 2, 3),
  ],
  posts: [row('/posts/kettle/', 640, 702), row('/posts/spoons/', 402, 451)],
  referrers: [row('google.com', 2410), row('YouTube (app)', 1986), row('direct', 1344)],
  campaigns: [row('newsletter / email / slow-things', 214)],
  countries: [row('SE', 2904), row('DE', 1022), row('unknown', 12)],
  devices: [row('mobile', 5042), row('desktop', 2729), row('tv', 1)],
  browsers: [row('Chrome', 4000), row('other', 12)],
  assistants: [row('ChatGPT', 74, 81), row('Claude', 31, 36)],
  links: [row('https://www.youtube.com/@plainobjects', 412, 466)],
  films: [row('/films/kettle.mp4', 40, 55)],
  missing: [row('/films/kettle', 41, 44)],
  leftOut: [
    { reason: 'bot', count: 2870 },
    { reason: 'own', count: 188 },
    { reason: 'of_tomorrow', count: 1 },
  ],
  published: [
    { t: '2026-11-27T09:00:00.000Z', title: 'The red kettle boils faster', path: '/posts/kettle/' },
  ],
  since: '2026-01-05T08:00:00.000Z',
  ...own,
});

/** Of days in which nobody came. */
export const nothing: Partial<Analytics> = {
  totals: { visitors: 0, views: 0, viewsPerVisitor: 0 },
  previous: null,
  previousSeries: [],
  now: 0,
  series: daysUpTo('2026-11-28', [0, 0, 0, 0, 0, 0, 0]),
  pages: [],
  posts: [],
  referrers: [],
  campaigns: [],
  countries: [],
  devices: [],
  browsers: [],
  assistants: [],
  links: [],
  films: [],
  missing: [],
  leftOut: [],
  published: [],
};
