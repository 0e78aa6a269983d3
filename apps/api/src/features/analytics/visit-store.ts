import { sql } from 'kysely';
import type { Database, Executor } from '../../database/database.ts';
import type { AnalyticsVisitsTable } from '../../database/schema.ts';

export type NewVisit = Omit<AnalyticsVisitsTable, 'rolled'>;

/**
 * Writes what was counted; what stands there already stays once. Websites that ended meanwhile are left out. One
 * parameter for all of it: to write a thousand rows value by value costs more than to answer a thousand visitors.
 */
export async function insertVisits(database: Database, visits: readonly NewVisit[]): Promise<void> {
  const rows = JSON.stringify(visits);
  await database.transaction(async (trx) => {
    await (
      database.dialect === 'postgres'
        ? sql`
          insert into analytics_visits
            (id, website_id, at, kind, value, visitor, referrer, campaign, country, device, browser, views, rolled)
          select v.id, v.website_id, v.at, v.kind, v.value, v.visitor, v.referrer, v.campaign, v.country, v.device,
            v.browser, v.views, 0
          from json_to_recordset(${rows}::json) as v (id text, website_id text, at bigint, kind text, value text,
            visitor text, referrer text, campaign text, country text, device text, browser text, views bigint)
          join websites w on w.id = v.website_id
          on conflict do nothing`
        : sql`
          insert into analytics_visits
            (id, website_id, at, kind, value, visitor, referrer, campaign, country, device, browser, views, rolled)
          select v.value ->> 'id', v.value ->> 'website_id', v.value ->> 'at', v.value ->> 'kind',
            v.value ->> 'value', v.value ->> 'visitor', v.value ->> 'referrer', v.value ->> 'campaign',
            v.value ->> 'country', v.value ->> 'device', v.value ->> 'browser', v.value ->> 'views', 0
          from json_each(${rows}) v
          where exists (select 1 from websites w where w.id = v.value ->> 'website_id')
          on conflict do nothing`
    ).execute(trx);
  });
}

/** The visitors of the last minutes. */
export async function countNow(db: Executor, websiteId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('analytics_visits')
    .select((eb) => eb.fn.count<number>('visitor').distinct().as('visitors'))
    .where('website_id', '=', websiteId)
    .where('at', '>', since)
    .where('kind', '=', 'view')
    .executeTakeFirstOrThrow();
  return Number(row.visitors);
}
