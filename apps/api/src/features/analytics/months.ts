import { sql } from 'kysely';
import type { Database, Executor } from '../../database/database.ts';
import { CAPPED, OTHER } from './cap-values.ts';
import { KEPT_DAYS } from './range.ts';
import { utcDay } from './salts.ts';
import { addDays } from './zoned-day.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Two days until a visit is added up or gone, one for zones, and one that costs nothing. */
const SETTLED_AFTER = 4 * DAY;

/** So many different ones of a month as are told apart. */
export const MOST_IN_MONTH = 500;

const firstOf = (month: string): string => `${month}-01`;
const after = (month: string): string => addDays(firstOf(month), 31).slice(0, 7);
const lastOf = (month: string): string => addDays(firstOf(after(month)), -1);

/** Adds up the months that nothing is added to any more, each once. */
export async function sumMonths(database: Database, now: number): Promise<void> {
  const current = utcDay(now - SETTLED_AFTER).slice(0, 7);
  for (let month = utcDay(now - KEPT_DAYS * DAY).slice(0, 7); month < current; month = after(month))
    for (const websiteId of await unsummed(database.db, month)) await sumMonth(database.db, websiteId, month);
}

async function unsummed(db: Executor, month: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from websites w where exists (
      select 1 from analytics_sums where website_id = w.id and dimension = 'total'
        and day >= ${firstOf(month)} and day <= ${lastOf(month)}
    ) and not exists (select 1 from analytics_months where website_id = w.id and month = ${month})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Of what strangers can write the tail stands together, or a year would be read from hundreds of thousands of rows. */
async function sumMonth(db: Executor, websiteId: string, month: string): Promise<void> {
  await sql`
    insert into analytics_months (website_id, month, dimension, value, views, visitors)
    select ${websiteId}, ${month}, dimension, name, sum(views), sum(visitors) from (
      select dimension, views, visitors,
        case when place > ${MOST_IN_MONTH} and dimension in (${sql.join(CAPPED)}) then ${OTHER} else value end as name
      from (
        select dimension, value, views, visitors,
          row_number() over (partition by dimension order by views desc, value) as place
        from (
          select dimension, value, sum(views) as views, sum(visitors) as visitors from analytics_sums
          where website_id = ${websiteId} and day >= ${firstOf(month)} and day <= ${lastOf(month)}
            and dimension <> 'total'
          group by dimension, value
        ) summed
      ) ranked
    ) named group by dimension, name
    on conflict do nothing`.execute(db);
}

/** Months lose their first days one by one: from then on what is left of them is read by the day. */
export async function deleteOldMonths({ db }: Database, firstKept: string): Promise<void> {
  await db
    .deleteFrom('analytics_months')
    .where(sql<string>`month || '-01'`, '<', firstKept)
    .execute();
}

type Days = { from: string; to: string };

/** What a range is read from: months that are added up, and the days around them. */
export async function partsOf(
  db: Executor,
  websiteId: string,
  { from, to }: Days,
): Promise<{ months: string[]; days: Days[] }> {
  const found = await db
    .selectFrom('analytics_months')
    .select('month')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .orderBy('month')
    .execute();
  const months = found
    .map(({ month }) => month)
    .filter((month) => firstOf(month) >= from && lastOf(month) <= to);
  const days: Days[] = [];
  let next = from;
  for (const month of months) {
    if (next < firstOf(month)) days.push({ from: next, to: addDays(firstOf(month), -1) });
    next = addDays(lastOf(month), 1);
  }
  if (next <= to) days.push({ from: next, to });
  return { months, days };
}
