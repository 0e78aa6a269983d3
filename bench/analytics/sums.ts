import { join } from 'node:path';
import { createRequire } from 'node:module';
import Database from 'libsql';

const DAY = 86_400_000;
/** Ten million views a year. */
const PER_DAY = 27_400;

export type Sum = readonly [
  websiteId: string,
  day: string,
  dimension: string,
  beginsAt: number,
  value: string,
  views: number,
  visitors: number,
];

/** Days of a website that many read, up to yesterday: as many different values a day as the product keeps. */
export function sumsOfDays(websiteId: string, days: number): Sum[] {
  const rows: Sum[] = [];
  for (let ago = 1; ago <= days; ago += 1) {
    const begin = Math.floor((Date.now() - ago * DAY) / DAY) * DAY;
    const day = new Date(begin).toISOString().slice(0, 10);
    const add = (dimension: string, count: number, name: (index: number) => string): void => {
      // The second of a list is read half as often as its first, the third a third.
      let weights = 0;
      for (let index = 0; index < count; index += 1) weights += 1 / (index + 1);
      for (let index = 0; index < count; index += 1) {
        const views = Math.max(1, Math.round(PER_DAY / weights / (index + 1)));
        rows.push([websiteId, day, dimension, 0, name(index), views, Math.ceil(views / 3)]);
      }
    };
    for (let hour = 0; hour < 24; hour += 1)
      rows.push([websiteId, day, 'total', begin + hour * 3_600_000, '', Math.round(PER_DAY / 24), 380]);
    add('page', 60, (index) => `/posts/post-${index}/`);
    // What strangers write is another word each day.
    add('referrer', 200, (index) => `sender-${index < 100 ? index : `${ago}-${index}`}.example`);
    add('campaign', 20, (index) => `letter / mail / ${index}`);
    add('country', 60, (index) => `C${index}`);
    add('device', 3, (index) => `device-${index}`);
    add('browser', 8, (index) => `browser-${index}`);
    add('missing', 200, (index) => `/missing-${ago}-${index}`);
    add('left_out', 8, (index) => `reason-${index}`);
  }
  return rows;
}

const COLUMNS = '(website_id, day, dimension, begins_at, value, views, visitors)';

/** Written down while the server runs, which answers all along. */
export async function writeSums(
  place: { dataDir: string; databaseUrl: string | undefined },
  rows: readonly Sum[],
): Promise<void> {
  if (place.databaseUrl !== undefined) return writeToPostgres(place.databaseUrl, rows);
  const database = new Database(join(place.dataDir, 'tosite.db'));
  database.exec('pragma busy_timeout = 10000');
  database.exec('begin');
  const insert = database.prepare(`insert into analytics_sums ${COLUMNS} values (?, ?, ?, ?, ?, ?, ?)`);
  for (const row of rows) insert.run(...row);
  database.exec('commit');
  database.close();
}

type PostgresClient = {
  connect(): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<unknown>;
  end(): Promise<void>;
};

async function writeToPostgres(connectionString: string, rows: readonly Sum[]): Promise<void> {
  // The server's own driver.
  const require = createRequire(new URL('../../apps/api/package.json', import.meta.url));
  const { Client } = require('pg') as {
    Client: new (options: { connectionString: string }) => PostgresClient;
  };
  const client = new Client({ connectionString });
  await client.connect();
  for (let start = 0; start < rows.length; start += 5000)
    await client.query(
      `insert into analytics_sums ${COLUMNS}
       select v ->> 0, v ->> 1, v ->> 2, (v ->> 3)::bigint, v ->> 4, (v ->> 5)::bigint, (v ->> 6)::bigint
       from json_array_elements($1::json) v`,
      [JSON.stringify(rows.slice(start, start + 5000))],
    );
  await client.query('analyze analytics_sums');
  await client.end();
}
