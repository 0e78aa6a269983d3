import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';

/**
 * Copies of a published site under `<prefix><n>`, each with an entry page of its own: as rows and files, while no server
 * has the data folder. `withForms` false: as an installation of before there were any.
 */
export function seedSites(
  dataDir: string,
  from: string,
  { prefix, count, withForms = true }: { prefix: string; count: number; withForms?: boolean },
): void {
  const db = new Database(join(dataDir, 'tosite.db'));
  const all = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).all(...values) as Record<string, unknown>[];
  const one = (sql: string, ...values: unknown[]): Record<string, unknown> => all(sql, ...values)[0] ?? {};
  const statements = new Map<string, ReturnType<typeof db.prepare>>();
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    statement.run(...Object.values(row));
  };
  const label = one('select * from labels where label = ?', from);
  const site = one('select * from websites where id = ?', label['website_id']);
  const publish = one('select * from publishes where id = ?', site['published_id']);
  const files = all(
    'select * from site_files where website_id = ? and until > ?',
    site['id'],
    publish['number'],
  );
  const entry = files.find(({ path }) => path === '/index.html');
  const place = (key: unknown): string => join(dataDir, 'files', String(key));
  const page = readFileSync(place(entry?.['storage_key']));
  const forms = withForms ? readFileSync(`${place(entry?.['storage_key'])}.forms`) : null;
  db.exec('begin');
  for (let n = 0; n < count; n += 1) {
    const id = `seed_${prefix}_${n}`;
    const publishId = `pub_${prefix}_${n}`;
    const body = Buffer.concat([page, Buffer.from(`<!-- ${n} ${randomBytes(4).toString('hex')} -->`)]);
    const key = `sites/${id}/${publishId.toLowerCase()}/0`;
    insert('websites', { ...site, id, label: `${prefix}${n}`, published_id: publishId });
    insert('labels', { ...label, label: `${prefix}${n}`, website_id: id });
    insert('publishes', { ...publish, id: publishId, website_id: id });
    for (const file of files) {
      const own = file === entry ? { storage_key: key, hash: sha(body), size: body.length } : {};
      insert('site_files', { ...file, website_id: id, ...own });
    }
    mkdirSync(dirname(place(key)), { recursive: true });
    writeFileSync(place(key), body);
    if (forms !== null) writeFileSync(`${place(key)}.forms`, forms);
  }
  db.exec('commit');
  db.close();
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
