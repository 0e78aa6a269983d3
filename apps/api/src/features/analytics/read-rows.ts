import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../database/database.ts';
import { partsOf } from './months.ts';
import type { Range } from './range.ts';

const MOST_ROWS = 100;

export type Row = { name: string; views: number; visitors: number };

/** The most viewed of each dimension; `post` are the pages below `/posts/`, beside the list of all of them. */
export async function readRows(
  db: Executor,
  websiteId: string,
  range: Pick<Range, 'from' | 'to'>,
): Promise<Map<string, Row[]>> {
  const { months, days } = await partsOf(db, websiteId, range);
  const parts: RawBuilder<unknown>[] = days.map(
    ({ from, to }) => sql`
      select dimension, value, views, visitors from analytics_sums
      where website_id = ${websiteId} and day >= ${from} and day <= ${to} and dimension <> 'total'`,
  );
  if (months.length > 0)
    parts.push(sql`
      select dimension, value, views, visitors from analytics_months
      where website_id = ${websiteId} and month in (${sql.join(months)})`);
  const { rows } = await sql<Row & { dimension: string }>`
    select kind as dimension, name, views, visitors from (
      select kind, name, views, visitors, row_number() over (partition by kind order by views desc, name) as place
      from (
        select value as name, sum(views) as views, sum(visitors) as visitors,
          case when dimension = 'page' and value like '/posts/_%' then 'post' else dimension end as kind
        from (${sql.join(parts, sql` union all `)}) parts
        group by dimension, value
      ) summed
    ) ranked where place <= ${MOST_ROWS} order by kind, place`.execute(db);
  const byDimension = new Map<string, Row[]>();
  for (const { dimension, name, views, visitors } of rows) {
    const list = byDimension.get(dimension) ?? [];
    list.push({ name, views: Number(views), visitors: Number(visitors) });
    byDimension.set(dimension, list);
  }
  const others = byDimension.get('page') ?? [];
  const pages = [...others, ...(byDimension.get('post') ?? [])].toSorted(mostViewed);
  return byDimension.set('page', pages.slice(0, MOST_ROWS));
}

const mostViewed = (a: Row, b: Row): number => b.views - a.views || (a.name < b.name ? -1 : 1);
