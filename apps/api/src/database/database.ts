import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './schema.ts';

/** What a store takes: the database itself, or the transaction that its caller has open. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

export type Database = {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  /** PostgreSQL's connections, for libraries that bring their own SQL; null on SQLite. */
  readonly pool: Pool | null;
  /**
   * Runs the work in one transaction. Busy and serialisation errors run it again, so the work must touch nothing but
   * the database, and everything in it must go through `trx`.
   */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Called after a deletion: what was deleted is then in no file of the embedded database any more, its log included.
   * PostgreSQL keeps house itself. Must not be called inside a transaction.
   */
  wipe(): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
