import { sql } from 'kysely';
import type { Database, Executor } from '../../database/database.ts';
import { capValues } from './cap-values.ts';
import { linesOf, type Line, type Sum } from './lines.ts';

const BATCH = 500;
/** One at a time, whatever process it is in: two would not see each other's visitors. */
const LOCK = 7_025_001;

/** Adds what waits to the sums, of one website or of all, until nothing waits or `most` batches are done. */
export async function rollUp(
  database: Database,
  { websiteId, most = Number.POSITIVE_INFINITY }: { websiteId?: string; most?: number } = {},
): Promise<void> {
  for (let done = 0; done < most; done += 1) if ((await rollBatch(database, websiteId)) < BATCH) return;
}

/**
 * One batch in one transaction: what was added is marked, so that whatever is killed, each visit is in the sums once.
 * Answers how many rows there were.
 */
async function rollBatch(database: Database, websiteId: string | undefined): Promise<number> {
  return database.transaction(async (trx) => {
    if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    let waiting = trx
      .selectFrom('analytics_visits')
      .innerJoin('websites', 'websites.id', 'analytics_visits.website_id')
      .select([
        'analytics_visits.id as id',
        'analytics_visits.website_id as website_id',
        'at',
        'kind',
        'value',
        'visitor',
        'referrer',
        'campaign',
        'country',
        'device',
        'browser',
        'views',
        timezone(database).as('zone'),
      ])
      .where('rolled', '=', 0)
      .orderBy('at')
      .orderBy('analytics_visits.id')
      .limit(BATCH);
    if (websiteId !== undefined) waiting = waiting.where('analytics_visits.website_id', '=', websiteId);
    const rows = await waiting.execute();
    if (rows.length === 0) return 0;
    const lines = await capValues(
      trx,
      rows.flatMap((row) =>
        linesOf({ ...row, at: Number(row.at), views: Number(row.views) }, row.zone ?? 'UTC'),
      ),
    );
    const fresh = await addSeen(database, trx, lines);
    await addSums(database, trx, sumsOf(lines, fresh));
    await markRolled(
      database,
      trx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

const timezone = ({ dialect }: Database) =>
  dialect === 'postgres'
    ? sql<string | null>`websites.spec::json ->> 'timezone'`
    : sql<string | null>`json_extract(websites.spec, '$.timezone')`;

const keyOfSeen = (line: { website_id: string; day: string; seen: string | null; visitor: string }): string =>
  `${line.website_id} ${line.day} ${line.seen ?? ''} ${line.visitor}`;

/** Which of them were not seen before on their day. */
async function addSeen(database: Database, trx: Executor, lines: readonly Line[]): Promise<Set<string>> {
  const asked = new Map(
    lines
      .filter(({ seen }) => seen !== null)
      .map((line) => [keyOfSeen(line), [line.website_id, line.day, line.seen, line.visitor]]),
  );
  if (asked.size === 0) return new Set();
  const rows = JSON.stringify([...asked.values()]);
  const inserted = await (
    database.dialect === 'postgres'
      ? sql<{ website_id: string; day: string; what: string; visitor: string }>`
        insert into analytics_seen (website_id, day, what, visitor)
        select v ->> 0, v ->> 1, v ->> 2, v ->> 3 from json_array_elements(${rows}::json) v
        on conflict do nothing returning website_id, day, what, visitor`
      : sql<{ website_id: string; day: string; what: string; visitor: string }>`
        insert into analytics_seen (website_id, day, what, visitor)
        select v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3 from json_each(${rows}) v where true
        on conflict do nothing returning website_id, day, what, visitor`
  ).execute(trx);
  return new Set(inserted.rows.map((row) => keyOfSeen({ ...row, seen: row.what })));
}

function sumsOf(lines: readonly Line[], fresh: ReadonlySet<string>): Sum[] {
  const sums = new Map<string, Sum>();
  // To each line its own: what is new to the day is new to its total, its country, its device and its browser.
  const taken = new Set<string>();
  for (const line of lines) {
    const { website_id: website, day, dimension, begins_at: begins, value, count } = line;
    const key = JSON.stringify([website, day, dimension, begins, value]);
    const sum = sums.get(key) ?? {
      website_id: website,
      day,
      dimension,
      begins_at: begins,
      value,
      views: 0,
      visitors: 0,
    };
    sum.views += count;
    const seen = keyOfSeen(line);
    const once = `${dimension} ${seen}`;
    if (line.seen !== null && fresh.has(seen) && !taken.has(once)) {
      taken.add(once);
      sum.visitors += 1;
    }
    sums.set(key, sum);
  }
  return [...sums.values()];
}

async function addSums(database: Database, trx: Executor, sums: readonly Sum[]): Promise<void> {
  const rows = JSON.stringify(sums);
  await (
    database.dialect === 'postgres'
      ? sql`
        insert into analytics_sums (website_id, day, dimension, begins_at, value, views, visitors)
        select * from json_to_recordset(${rows}::json)
          as v (website_id text, day text, dimension text, begins_at bigint, value text, views bigint, visitors bigint)
        on conflict (website_id, day, dimension, begins_at, value) do update set
          views = analytics_sums.views + excluded.views, visitors = analytics_sums.visitors + excluded.visitors`
      : sql`
        insert into analytics_sums (website_id, day, dimension, begins_at, value, views, visitors)
        select v.value ->> 'website_id', v.value ->> 'day', v.value ->> 'dimension', v.value ->> 'begins_at',
          v.value ->> 'value', v.value ->> 'views', v.value ->> 'visitors'
        from json_each(${rows}) v where true
        on conflict (website_id, day, dimension, begins_at, value) do update set
          views = analytics_sums.views + excluded.views, visitors = analytics_sums.visitors + excluded.visitors`
  ).execute(trx);
}

async function markRolled(database: Database, trx: Executor, ids: readonly string[]): Promise<void> {
  const list = JSON.stringify(ids);
  await (
    database.dialect === 'postgres'
      ? sql`update analytics_visits set rolled = 1
          where id in (select v from json_array_elements_text(${list}::json) v)`
      : sql`update analytics_visits set rolled = 1 where id in (select v.value from json_each(${list}) v)`
  ).execute(trx);
}
