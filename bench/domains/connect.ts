import { join } from 'node:path';
import Database from 'libsql';

const DAY = 86_400_000;

export const nameOf = (n: number): string => `own-${n}.example.com`;

/** A domain of their own for so many websites, all of which are copies of one, as rows. */
export function connectDomains(dataDir: string, websiteId: string, count: number): void {
  const database = new Database(join(dataDir, 'tosite.db'));
  database.exec('pragma busy_timeout = 10000');
  const insert = (table: string, row: Record<string, unknown>): void => {
    const columns = Object.keys(row);
    database
      .prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
      .run(...Object.values(row));
  };
  // The driver adds a field of its own.
  const { _metadata: _, ...website } = database
    .prepare('select * from websites where id = ?')
    .get(websiteId) as Record<string, unknown>;
  const now = Date.now();
  database.exec('begin');
  for (let n = 1; n <= count; n += 1) {
    const id = n === 1 ? websiteId : `bench-${n}`;
    const own = { primary_domain: nameOf(n), plan: 'standard' };
    if (n === 1)
      database
        .prepare('update websites set primary_domain = ?, plan = ? where id = ?')
        .run(own.primary_domain, own.plan, id);
    else insert('websites', { ...website, ...own, id, label: `named${n}` });
    insert('custom_domains', {
      id: `domain-${n}`,
      owner_id: website['owner_id'],
      website_id: id,
      name: nameOf(n),
      has_www: 0,
      primary_name: 'apex',
      hsts: 0,
      status: 'active',
      nonce: 'bench',
      holds: 1,
      ready_names: JSON.stringify([nameOf(n)]),
      findings: '[]',
      gives_up_at: now + 30 * DAY,
      checks: 1,
      misses: 0,
      next_check_at: now + 30 * DAY,
      created_at: now,
      updated_at: now,
    });
  }
  database.exec('commit');
  database.close();
}
