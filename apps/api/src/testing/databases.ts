import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, inject, it } from 'vitest';
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

/** A migrated database's bytes: every step takes its time, and is the same for each test. */
let migratedFile: Promise<Buffer> | undefined;
async function makeMigratedFile(): Promise<Buffer> {
  const made = await createSqlite({ bare: true });
  const file = join(made.folder, 'tosite.db');
  try {
    await migrate(made.database);
    // What is still in the log beside the file goes into it.
    await sql`pragma wal_checkpoint(truncate)`.execute(made.database.db);
    return await readFile(file);
  } finally {
    await made.drop();
  }
}

export async function createSqlite(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tosite-test-'));
  const file = join(folder, 'tosite.db');
  if (options.bare !== true) await writeFile(file, await (migratedFile ??= makeMigratedFile()));
  const database = openSqlite(file);
  // The folder ends with the test; that a commit survives is tested with whole processes.
  await sql`pragma synchronous = off`.execute(database.db);
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
  const template = options.bare === true ? null : await (templateDatabase ??= makeTemplate());
  await onServer(`create database ${name}${template === null ? '' : ` template ${template}`}`);
  const url = urlOf(name);
  const database = openPostgres(url);
  return {
    database,
    url,
    folder,
    async drop() {
      await database.close();
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Any two workers take the same lock: the first one makes the template. */
const TEMPLATE_LOCK = 7_206_414;
let templateDatabase: Promise<string> | undefined;
async function makeTemplate(): Promise<string> {
  const name = inject('templateDatabase');
  await withServer(async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`create database ${name}`);
    const database = openPostgres(urlOf(name));
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
  });
  return name;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  await withServer(async (client) => void (await client.query(statement)));
}

/** The connection's end gives back its locks. */
async function withServer(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
