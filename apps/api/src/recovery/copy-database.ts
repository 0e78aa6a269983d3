import { rm } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Executor } from '../database/database.ts';
import { embeddedFile } from '../database/open-database.ts';
import { openSqlite } from '../database/sqlite.ts';
import type { Tables } from '../database/schema.ts';
import type { Env } from '../env.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { copySqlite } from './sqlite-copy.ts';
import { tableNames } from './table-names.ts';

/** What is told of the moment that a copy is of. */
export type Moment = { schema: string[]; counts: Record<string, number> };

/**
 * Copies one moment of the database into a file; `look` sees that very moment, whatever is written meanwhile.
 */
export async function copyDatabase<T>(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  to: string,
  look: (db: Executor) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  await rm(to, { force: true });
  if (env.databaseUrl === null) {
    await copySqlite(embeddedFile(env.dataDir), to, signal);
    const copy = openSqlite(to);
    try {
      return await look(copy.db);
    } finally {
      await copy.close();
    }
  }
  const { databaseUrl } = env;
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'to.site backup' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // As long as a large database takes.
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(
          trx,
        );
        await dumpPostgres(databaseUrl, { snapshot: rows[0]?.snapshot ?? '', to, signal });
        return look(trx);
      });
  } finally {
    await db.destroy();
  }
}

/** The migrations that a database has had, and how many rows each of its tables holds. */
export async function lookAtMoment(db: Executor): Promise<Moment> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  const counts: Record<string, number> = {};
  for (const table of await tableNames(db)) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(counted.rows[0]?.count ?? 0);
  }
  return { schema: rows.map(({ name }) => name), counts };
}
