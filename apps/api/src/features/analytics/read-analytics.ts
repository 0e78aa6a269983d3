import { sql } from 'kysely';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { findSettings } from './analytics-settings.ts';
import { publishedPosts } from './published-posts.ts';
import { rangeBefore, readRange, stepsOf, type AnalyticsQuery, type Range } from './range.ts';
import { readRows, type Row } from './read-rows.ts';
import { rollUp } from './roll-up.ts';
import { countNow } from './visit-store.ts';
import { beginOfDay, zonedTime } from './zoned-day.ts';

const FIVE_MINUTES = 300_000;
/** So many batches does an owner wait for who looks; what is left is added by the worker within a minute. */
const BATCHES = 4;

type Series = Analytics['series'];

/** Who came to an owner's website in a range. */
export async function readAnalytics(
  services: AnalyticsServices,
  ownerId: string,
  websiteId: string,
  query: AnalyticsQuery,
): Promise<{ analytics: Analytics; label: string }> {
  const { database, counter, now } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const range = readRange(query, website.spec.timezone, now());
  await counter.flush();
  await rollUp(database, { websiteId, most: BATCHES });

  const { db } = database;
  const series = await readSeries(db, websiteId, range);
  const before = query.compare === 'previous' ? rangeBefore(range) : null;
  const previousSeries = before === null ? [] : await readSeries(db, websiteId, before);
  const rows = await readRows(db, websiteId, range);
  const of = (dimension: string): Row[] => rows.get(dimension) ?? [];
  const analytics: Analytics = {
    range,
    totals: totalsOf(series),
    previous: before === null ? null : totalsOf(previousSeries),
    now: await countNow(db, websiteId, now() - FIVE_MINUTES),
    series,
    previousSeries,
    pages: of('page'),
    posts: of('post'),
    referrers: of('referrer'),
    campaigns: of('campaign'),
    countries: of('country'),
    devices: of('device'),
    browsers: of('browser'),
    assistants: of('assistant'),
    links: (await findSettings(db, websiteId)).countLinks ? of('link') : [],
    films: of('film'),
    missing: of('missing'),
    leftOut: of('left_out').map(({ name, views }) => ({ reason: name, count: views })),
    published: await publishedPosts(db, websiteId, range),
    since: await countedSince(db, websiteId, range.timezone),
  };
  return { analytics, label: website.label };
}

function totalsOf(series: Series): Analytics['totals'] {
  const views = series.reduce((sum, step) => sum + step.views, 0);
  const visitors = series.reduce((sum, step) => sum + step.visitors, 0);
  return {
    views,
    visitors,
    viewsPerVisitor: visitors === 0 ? 0 : Math.round((views / visitors) * 100) / 100,
  };
}

async function readSeries(db: Executor, websiteId: string, range: Range): Promise<Series> {
  const found = await db
    .selectFrom('analytics_sums')
    .select(['day', 'begins_at', 'views', 'visitors'])
    .where('website_id', '=', websiteId)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    // Written out: an index of its own has them.
    .where(sql<boolean>`dimension = 'total'`)
    .orderBy('day')
    .execute();
  const steps = stepsOf(range).map((step) => ({ ...step, views: 0, visitors: 0 }));
  const ofDay = new Map<string, typeof steps>();
  for (const step of steps) ofDay.set(step.day, [...(ofDay.get(step.day) ?? []), step]);
  let last = 0;
  for (const { day, begins_at: begins, views, visitors } of found) {
    while ((steps[last + 1]?.day ?? '9') <= day) last += 1;
    // By its day, as the site's clock was then, and by the hour within it; the first where the zone was changed since.
    const hours = ofDay.get(day) ?? [];
    const step =
      range.interval === 'hour'
        ? (hours.findLast(({ at }) => at <= Number(begins)) ?? hours[0])
        : steps[last];
    if (step === undefined) continue;
    step.views += Number(views);
    step.visitors += Number(visitors);
  }
  return steps.map(({ at, views, visitors }) => ({ t: zonedTime(range.timezone, at), views, visitors }));
}

async function countedSince(db: Executor, websiteId: string, timezone: string): Promise<string | null> {
  const row = await db
    .selectFrom('analytics_sums')
    .select((eb) => eb.fn.min('day').as('day'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row?.day == null ? null : zonedTime(timezone, beginOfDay(timezone, row.day));
}
