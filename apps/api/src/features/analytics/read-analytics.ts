import { sql } from 'kysely';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { Database, Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { findSettings } from './analytics-settings.ts';
import { publishedPosts } from './published-posts.ts';
import { rangeBefore, readRange, stepsOf, type AnalyticsQuery, type Range } from './range.ts';
import { rollUp } from './roll-up.ts';
import { countNow } from './visit-store.ts';
import { beginOfDay, zonedTime } from './zoned-day.ts';

const FIVE_MINUTES = 300_000;
const MOST_ROWS = 100;
/** So many batches does an owner wait for who looks; what is left is added by the worker within a minute. */
const BATCHES = 4;

type Row = { name: string; views: number; visitors: number };
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
    posts: await readPostRows(database, websiteId, range),
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
    .where('dimension', '=', 'total')
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

/** The most viewed of each dimension. */
async function readRows(db: Executor, websiteId: string, { from, to }: Range): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Row & { dimension: string }>`
    select dimension, name, views, visitors from (
      select dimension, value as name, sum(views) as views, sum(visitors) as visitors,
        row_number() over (partition by dimension order by sum(views) desc, value) as place
      from analytics_sums
      where website_id = ${websiteId} and day >= ${from} and day <= ${to} and dimension <> 'total'
      group by dimension, value
    ) ranked where place <= ${MOST_ROWS} order by dimension, place`.execute(db);
  const byDimension = new Map<string, Row[]>();
  for (const { dimension, name, views, visitors } of rows) {
    const list = byDimension.get(dimension) ?? [];
    list.push({ name, views: Number(views), visitors: Number(visitors) });
    byDimension.set(dimension, list);
  }
  return byDimension;
}

/** Pages of posts lie below `/posts/`, beside the list of all of them. */
async function readPostRows({ db }: Database, websiteId: string, { from, to }: Range): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select value as name, sum(views) as views, sum(visitors) as visitors from analytics_sums
    where website_id = ${websiteId} and day >= ${from} and day <= ${to} and dimension = 'page'
      and value like '/posts/_%'
    group by value order by sum(views) desc, value limit ${MOST_ROWS}`.execute(db);
  return rows.map(({ name, views, visitors }) => ({
    name,
    views: Number(views),
    visitors: Number(visitors),
  }));
}

async function countedSince(db: Executor, websiteId: string, timezone: string): Promise<string | null> {
  const row = await db
    .selectFrom('analytics_sums')
    .select((eb) => eb.fn.min('day').as('day'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row?.day == null ? null : zonedTime(timezone, beginOfDay(timezone, row.day));
}
