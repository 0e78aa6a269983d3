import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './database.ts';
import { runAgain } from './run-again.ts';
import type { Tables } from './schema.ts';

// Our 64-bit integers are milliseconds and counts, well within what a number holds exactly.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens PostgreSQL. Nothing waits for ever: neither for a connection, nor for a statement, nor in a transaction. */
export function openPostgres(url: string, options: { connections?: number } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'to.site',
  });
  // An idle connection that the server closed is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that is in use tells whoever waits for an answer; what it says beside that would end the process as well.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    pool,
    transaction: (work) => runAgain(() => db.transaction().execute(work)),
    wipe: async () => undefined,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await db.destroy();
    },
  };
}
