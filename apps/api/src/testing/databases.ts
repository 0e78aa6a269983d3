import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe } from 'vitest';
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
};

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/** Runs the same tests on SQLite, and on PostgreSQL where TEST_DATABASE_URL names a server. */
export function describeOnEachDatabase(name: string, tests: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => {
    tests({ dialect: 'sqlite', create: createSqlite });
  });
  describe.skipIf(serverUrl === '')(`${name} (PostgreSQL)`, () => {
    tests({ dialect: 'postgres', create: createPostgres });
  });
}

export async function createSqlite(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tosite-test-'));
  const database = openSqlite(join(folder, 'tosite.db'));
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
