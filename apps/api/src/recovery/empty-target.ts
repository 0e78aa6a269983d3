import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import type { Env } from '../env.ts';
import type { Storage } from '../storage/storage.ts';
import { Refused } from './refused.ts';

/** What may lie in a data folder that nobody used yet: where backups are, what locks it, what file systems put there. */
const NOTHING = new Set([
  'backups',
  'lock.db',
  'lock.db-journal',
  'lock.json',
  'lost+found',
  'restore-unfinished.json',
  'restore-unfinished.json.part',
]);

/** Throws Refused unless the folder, the bucket and the database of the settings hold nothing. */
export async function assertEmptyTarget(env: Env, storage: Storage): Promise<void> {
  const names = await readdir(env.dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.filter((name) => !NOTHING.has(name)).sort();
  if (found.length > 0)
    throw new Refused(
      `DATA_DIR ${env.dataDir} is not empty: it holds ${found.slice(0, 5).join(', ')}${found.length > 5 ? ' and more' : ''}. A backup is restored into an empty folder only: set DATA_DIR to another one, or move what is there away.`,
    );
  if (env.s3 !== null) {
    for await (const key of storage.list('')) {
      if (key === 'ping' || key.startsWith('backups/')) continue;
      throw new Refused(
        `The bucket ${env.s3.bucket} is not empty: it holds ${key}. A backup is restored into an empty bucket only: set S3_BUCKET to another one.`,
      );
    }
  }
  if (env.databaseUrl !== null) await assertEmptyDatabase(env.databaseUrl);
}

export async function assertEmptyDatabase(databaseUrl: string): Promise<void> {
  const found = await tablesOf(databaseUrl);
  if (found.length > 0)
    throw new Refused(
      `The database of DATABASE_URL is not empty: it has ${found.slice(0, 5).join(', ')}${found.length > 5 ? ' and more' : ''}. A backup is restored into an empty database only: create one (createdb), and set DATABASE_URL to it.`,
    );
}

/** All tables that are not PostgreSQL's own, nor an extension's. */
export async function tablesOf(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
         and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       order by 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
