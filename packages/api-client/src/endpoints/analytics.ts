import * as v from 'valibot';
import { defineEndpoint, FileSchema } from './define-endpoint.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

const DateSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u, 'Invalid input'));
export const ANALYTICS_INTERVALS = ['hour', 'day', 'week', 'month'] as const;

const query = v.object({
  /** Dates in the site's time zone, both included; absent: the last seven days. */
  from: v.optional(DateSchema),
  to: v.optional(DateSchema),
  /** Absent: by the length of the range. */
  interval: v.optional(v.picklist(ANALYTICS_INTERVALS)),
  compare: v.optional(v.picklist(['previous', 'none']), 'none'),
});

const Totals = v.object({
  views: v.number(),
  /** Daily visitors: the sum over the days of the range. */
  visitors: v.number(),
  viewsPerVisitor: v.number(),
});

/** A name and how much of it; at most 100 rows, the most viewed first. */
const Rows = v.array(
  v.object({
    /** A path, a host, a country code (`unknown`: not known), `desktop` | `mobile` | `tablet` … */
    name: v.string(),
    views: v.number(),
    visitors: v.number(),
  }),
);

export const AnalyticsSchema = v.object({
  range: v.object({
    from: v.string(),
    to: v.string(),
    timezone: v.string(),
    interval: v.picklist(ANALYTICS_INTERVALS),
  }),
  totals: Totals,
  /** Of as many days before; null: not asked for. */
  previous: v.nullable(Totals),
  /** Visitors of the last five minutes. */
  now: v.number(),
  /** Every step of the range, also those with nothing. `t`: its beginning in the site's time, with its offset. */
  series: v.array(v.object({ t: v.string(), views: v.number(), visitors: v.number() })),
  /** The series of `previous`, step by step; empty without it. */
  previousSeries: v.array(v.object({ t: v.string(), views: v.number(), visitors: v.number() })),
  pages: Rows,
  /** Of these the pages of posts. */
  posts: Rows,
  referrers: Rows,
  campaigns: Rows,
  countries: Rows,
  devices: Rows,
  browsers: Rows,
  /** Assistants that fetched a page for a person: not among the views. */
  assistants: Rows,
  /** Addresses of links that were followed, at least; empty when the owner does not have them counted. */
  links: Rows,
  /** Films that were played in our player. */
  films: Rows,
  /** Paths that people asked for and that are not there. */
  missing: Rows,
  /** Requests that were not counted, by reason; the most first. */
  leftOut: v.array(v.object({ reason: v.string(), count: v.number() })),
  /** The posts that went up in the range, for the marks below the chart. */
  published: v.array(v.object({ t: v.string(), title: v.string(), path: v.string() })),
  /** Since when this website is counted; null: nothing was counted yet. */
  since: v.nullable(v.string()),
});
export type Analytics = v.InferOutput<typeof AnalyticsSchema>;

export const getAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/analytics',
  access: 'user',
  summary: 'Who came to a website, in its time zone',
  input: { params, query },
  output: AnalyticsSchema,
  status: 200,
});

export const exportAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/analytics/export',
  access: 'user',
  summary: 'The same as a table (CSV), safe to open in a spreadsheet',
  input: { params, query },
  output: FileSchema,
  status: 200,
});

export const AnalyticsSettingsSchema = v.object({
  /** True: browsers that can tell us when a link is followed (`ping`). */
  countLinks: v.boolean(),
  /** True: a mail with the week's figures on Mondays. */
  weeklyMail: v.boolean(),
});
export type AnalyticsSettings = v.InferOutput<typeof AnalyticsSettingsSchema>;

export const getAnalyticsSettings = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/analytics/settings',
  access: 'user',
  summary: 'What is counted of a website, and whether its owner gets a weekly mail',
  input: { params },
  output: AnalyticsSettingsSchema,
  status: 200,
});

export const saveAnalyticsSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/analytics/settings',
  access: 'user',
  summary: 'Change what is counted; links are published anew when their counting changes',
  /** A setting that is left out stays as it is. */
  input: {
    params,
    body: v.strictObject({ countLinks: v.optional(v.boolean()), weeklyMail: v.optional(v.boolean()) }),
  },
  output: AnalyticsSettingsSchema,
  status: 200,
});

const PathSchema = v.pipe(
  v.string('Required'),
  v.minLength(1, 'Required'),
  v.maxLength(2000, 'Invalid input'),
);
export const RedirectSchema = v.object({ from: v.string(), to: v.string(), createdAt: v.string() });
export type Redirect = v.InferOutput<typeof RedirectSchema>;

export const listRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/redirects',
  access: 'user',
  summary: 'Addresses of a website that lead to another of its pages',
  input: { params },
  output: v.object({ redirects: v.array(RedirectSchema) }),
  status: 200,
});

export const saveRedirect = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/redirects',
  access: 'user',
  summary: 'Send an address that is not there to a page that is; at once',
  input: {
    params,
    body: v.strictObject({
      /** A path of the site without query, `/old-page/`; one that is not there. */
      from: PathSchema,
      /** The path of a page of the same site. */
      to: PathSchema,
    }),
  },
  output: v.object({ redirects: v.array(RedirectSchema) }),
  status: 200,
});

export const removeRedirect = defineEndpoint({
  method: 'DELETE',
  path: '/api/website/{id}/redirects',
  access: 'user',
  summary: 'Let an address lead nowhere again',
  input: { params, query: v.object({ from: PathSchema }) },
  output: null,
  status: 204,
});
