import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'libsql';
import { Kysely, sql, SqliteDialect, type Driver } from 'kysely';
import type { Database } from './database.ts';
import { runAgain } from './run-again.ts';
import type { Tables } from './schema.ts';

type Scope = { open: boolean };

/** Opens the embedded database: write-ahead log, every commit on the disk before it is acknowledged. */
export function openSqlite(path: string): Database {
  const connection = new Sqlite(path);
  connection.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
     pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -16000`,
  );
  // What is deleted is overwritten: whoever copies the file finds nothing in its free pages.
  connection.exec('pragma secure_delete = on');
  const scopes = new AsyncLocalStorage<Scope>();
  // libsql has better-sqlite3's interface; Kysely calls prepare and close only.
  const dialect = new SqliteDialect({ database: connection });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => guarded(createDriver(), connection, scopes);
  const db = new Kysely<Tables>({ dialect });

  return {
    db,
    dialect: 'sqlite',
    pool: null,
    transaction: (work) =>
      runAgain(() => {
        assertOutside(scopes);
        return db.transaction().execute(async (trx) => {
          const scope: Scope = { open: true };
          try {
            return await scopes.run(scope, () => work(trx));
          } finally {
            scope.open = false;
          }
        });
      }),
    async wipe() {
      // The log still has the pages as they were. Only a backup may stand in the way, which reads a moment of it to its
      // end: it is not waited for, and the next time takes what was left.
      await db.connection().execute(async (alone) => {
        await sql`pragma busy_timeout = 0`.execute(alone);
        try {
          await sql`pragma wal_checkpoint(truncate)`.execute(alone);
        } finally {
          await sql`pragma busy_timeout = 5000`.execute(alone);
        }
      });
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      // So that the file alone is the whole database: whoever copies the folder of a stopped process copies one moment.
      // Where it cannot be written any more, the log beside it still holds everything.
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
      await db.destroy();
    },
  };
}

/** The driver, with transactions that take the write lock at once, and with a word instead of a standstill. */
function guarded(driver: Driver, sqlite: Sqlite.Database, scopes: AsyncLocalStorage<Scope>): Driver {
  // Not as a prepared statement: one that ended busy would stay open and spoil the next commit.
  const beginTransaction = async (): Promise<void> => {
    sqlite.exec('begin immediate');
  };
  // A disk that is full or broken ends the transaction by itself. A rollback of nothing would fail, and its error would
  // stand in the place of the one that says what happened.
  const rollbackTransaction = async (): Promise<void> => {
    if (sqlite.inTransaction) sqlite.exec('rollback');
  };
  return new Proxy(driver, {
    get(target, name) {
      if (name === 'beginTransaction') return beginTransaction;
      if (name === 'rollbackTransaction') return rollbackTransaction;
      if (name === 'acquireConnection') {
        return () => {
          assertOutside(scopes);
          return target.acquireConnection();
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** There is one connection: a query beside the open transaction of the same call would wait for itself. */
function assertOutside(scopes: AsyncLocalStorage<Scope>): void {
  if (scopes.getStore()?.open === true)
    throw new Error('inside a transaction every query goes through its trx');
}
