import { createHash } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations/all.ts';
import type { Tables } from './schema.ts';

/** The database cannot be brought to what this version needs; nothing was changed. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

export type MigrateOptions = {
  migrations?: readonly Migration[];
  /** Where the embedded database is copied to before an existing one is changed. */
  backupFolder?: string;
  now?: () => number;
};

type Applied = { name: string; checksum: string };

/** Any two starters take the same lock. */
const LOCK = 7_206_413;

/**
 * Brings the schema forward, each step in a transaction of its own under a lock. A step that was applied must read
 * as it did then. Answers the names of the steps that were applied now.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const steps = (options.migrations ?? MIGRATIONS).filter(
    (step) => step.dialect === undefined || step.dialect === database.dialect,
  );
  const now = options.now ?? Date.now;
  const done: string[] = [];
  await database.transaction((trx) => createLedger(trx, database.dialect));
  await backUpBefore(database, steps, options.backupFolder, now);
  for (const step of steps) {
    const applied = await database.transaction(async (trx) => {
      await lock(trx, database.dialect);
      const known = await readLedger(trx);
      assertUnchanged(known, steps);
      if (known.some(({ name }) => name === step.name)) return false;
      for (const statement of step.statements) await trx.executeQuery(CompiledQuery.raw(statement));
      await sql`insert into schema_migrations (name, checksum, applied_at) values (${step.name}, ${checksum(step)}, ${now()})`.execute(
        trx,
      );
      return true;
    });
    if (applied) done.push(step.name);
  }
  if (done.length > 0) await tidyOlder(database, done.length < steps.length);
  return done;
}

/** Versions before did not overwrite what they deleted: a file of theirs is written anew, without it. */
async function tidyOlder(database: Database, isOlder: boolean): Promise<void> {
  if (database.dialect !== 'sqlite' || !isOlder) return;
  await sql`vacuum`.execute(database.db);
  await database.wipe();
}

async function createLedger(trx: Kysely<Tables>, dialect: Database['dialect']): Promise<void> {
  await lock(trx, dialect);
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at bigint not null
  )`.execute(trx);
}

/** SQLite's transactions hold the write lock from their beginning. */
async function lock(trx: Kysely<Tables>, dialect: Database['dialect']): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
}

async function readLedger(executor: Kysely<Tables>): Promise<Applied[]> {
  const { rows } = await sql<Applied>`select name, checksum from schema_migrations order by name`.execute(
    executor,
  );
  return rows;
}

function assertUnchanged(known: readonly Applied[], steps: readonly Migration[]): void {
  for (const { name, checksum: then } of known) {
    const step = steps.find((candidate) => candidate.name === name);
    if (step === undefined) {
      throw new MigrationRefused(
        `The database was made by a newer version (it has ${name}). Start that version, or restore a backup.`,
      );
    }
    if (checksum(step) !== then) {
      throw new MigrationRefused(
        `The migration ${name} is not what it was when it was applied. Restore its text; write a new migration for the change.`,
      );
    }
  }
}

async function backUpBefore(
  database: Database,
  steps: readonly Migration[],
  folder: string | undefined,
  now: () => number,
): Promise<void> {
  if (database.dialect !== 'sqlite' || folder === undefined) return;
  const known = await readLedger(database.db);
  assertUnchanged(known, steps);
  const next = steps.find((step) => known.every(({ name }) => name !== step.name));
  if (known.length === 0 || next === undefined) return;
  await mkdir(folder, { recursive: true });
  const time = new Date(now()).toISOString().replace(/[:.]/gu, '-').toLowerCase();
  const copy = join(folder, `before-${next.name}-${time}.db`);
  await sql`vacuum into ${`${copy}.part`}`.execute(database.db);
  await rename(`${copy}.part`, copy);
}

function checksum(step: Migration): string {
  return createHash('sha256').update(step.statements.join('\n;\n')).digest('hex');
}
