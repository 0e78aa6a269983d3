import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';

export type TestDatabase = {
  database: Database;
  /** For a second opening of the same database: as DATABASE_URL, or null on SQLite. */
  url: string | null;
  /** Where the embedded database's file is, also used for files and mails. */
  folder: string;
  /** Closes and deletes it. */
  drop(): Promise<void>;
};

export type Engine = {
  dialect: 'sqlite' | 'postgres';
  /** An empty database of its own; migrated unless `bare`. */
  create(options?: { bare?: boolean }): Promise<TestDatabase>;
  /** A test of what no engine has a part in, among those of what both must do: on SQLite only. */
  once: ReturnType<typeof onlyIf>;
};

// oxlint-disable-next-line vitest/no-disabled-tests, vitest/expect-expect, vitest/valid-title -- what tests are made with, not one of them
const onlyIf = (isRun: boolean) => it.runIf(isRun);

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/**
 * For what the API does, whatever it is stored in: on SQLite. What depends on the engine runs on each: stores, the
 * queue, migrations, callers who come at once, and every endpoint once for the owner (authorization.test.ts).
 */
export function describeOnSqlite(name: string, tests: (engine: Engine) => void): void {
  // oxlint-disable-next-line vitest/valid-title -- it stands where this is called
  describe(name, () => {
    tests({ dialect: 'sqlite', create: createSqlite, once: onlyIf(true) });
  });
}

/** Runs the same tests on SQLite, and on PostgreSQL where TEST_DATABASE_URL names a server. */
export function describeOnEachDatabase(name: string, tests: (engine: Engine) => void): void {
  describeOnSqlite(`${name} (SQLite)`, tests);
  describe.skipIf(serverUrl === '')(`${name} (PostgreSQL)`, () => {
    tests({ dialect: 'postgres', create: createPostgres, once: onlyIf(false) });
  });
}

export async function createSqlite(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tosite-test-'));
  const database = openSqlite(join(folder, 'tosite.db'));
  // The folder ends with the test; that a commit survives is tested with whole processes.
  await sql`pragma synchronous = off`.execute(database.db);
  if (options.bare !== true) await migrate(database);
  return {
    database,
    url: null,
    folder,
    async drop() {
      await database.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function createPostgres(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tosite-test-'));
  const name = `tosite_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  if (options.bare !== true) await migrate(database);
  return {
    database,
    url: url.href,
    folder,
    async drop() {
      await database.close();
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
