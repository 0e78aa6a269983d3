import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import { DataFolderInUse, lockDataFolder, type DataFolderLock } from '../data-folder-lock.ts';
import { MigrationRefused } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/all.ts';
import { embeddedFile } from '../database/open-database.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { parseEnv, type Env } from '../env.ts';
import { createKeys } from '../secrets/keys.ts';
import { keptSecrets } from '../secrets/kept-secret.ts';
import { openStorage } from '../storage/open-storage.ts';
import { StorageAway, StorageFull, type Storage } from '../storage/storage.ts';
import { openArchive } from './archive-reader.ts';
import { backUp } from './back-up.ts';
import { check, isWell, type Found } from './check.ts';
import { fileIsThere } from './file-is-there.ts';
import { mend } from './mend.ts';
import { assertRestored } from './restore-marker.ts';
import { restore } from './restore.ts';
import { Refused } from './refused.ts';
import { expectedSize, megabytes, roomFor } from './room.ts';
import { openBackup, openShelf, workFolder } from './shelf.ts';
import { toldOfBackup, toldOfCheck, toldOfMending, toldOfRestore } from './tidings.ts';

const EX_CONFIG = 78;

const USAGE = {
  backup: 'backup: makes a backup where BACKUP_TO says, while the server runs.',
  restore: 'restore <backup>: its path, or bucket:<name>. Into an empty DATA_DIR, database and bucket.',
  check:
    'check [--mend] [<backup>]: compares rows and files. --mend puts back what the backup holds, and draws pages again.',
};

/** `node apps/api/dist/main.js backup`, `restore` and `check`. Answers the exit code: 1 for what went wrong, 78 for what was refused. */
export async function recoveryCommand(
  [name = '', ...args]: readonly string[],
  source: NodeJS.ProcessEnv,
): Promise<number> {
  const reading = parseEnv(source);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(problem);
    return EX_CONFIG;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
  try {
    const lines = await run(name, args, reading.env, stopped.signal);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (stopped.signal.aborted) {
      console.error('Stopped; what was begun is gone.');
      return 1;
    }
    if (error instanceof Unwell) {
      process.stdout.write(`${error.message}\n`);
      return 1;
    }
    const problem = problemIn(error);
    console.error(problem ?? error);
    return problem === null ? 1 : EX_CONFIG;
  }
}

async function run(name: string, args: readonly string[], env: Env, signal: AbortSignal): Promise<string[]> {
  const [first] = args;
  if (name === 'backup' && args.length === 0) return backupCommand(env, signal);
  if (name === 'restore' && first !== undefined && args.length === 1) return restoreCommand(env, first);
  const [backup, ...more] = args.filter((arg) => arg !== '--mend');
  if (name === 'check' && more.length === 0 && backup?.startsWith('-') !== true)
    return checkCommand(env, { mends: args.includes('--mend'), backup: backup ?? null });
  throw new Refused(Object.values(USAGE).join('\n'));
}

async function backupCommand(env: Env, signal: AbortSignal): Promise<string[]> {
  await assertRestored(env.dataDir);
  const database = await openExisting(env);
  try {
    const shelf = await openShelf(env);
    const folder = workFolder(env);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const expected = await expectedSize(env, database);
    const { needed, free } = await roomFor(env, folder, expected);
    if (needed > free)
      throw new Refused(
        `There is not enough room in ${folder}: a backup may take ${megabytes(needed)}, and ${megabytes(free)} are free. Make room, or set BACKUP_TO to another folder or to the bucket.`,
      );
    const storage = await openStorage(env);
    const secrets = env.sessionSecrets.length > 0 ? env.sessionSecrets : await keptSecrets(env.dataDir);
    return toldOfBackup(await backUp({ env, storage, shelf, secrets, expected: expected.archive, signal }));
  } finally {
    await database.close();
  }
}

async function checkCommand(
  env: Env,
  { mends, backup }: { mends: boolean; backup: string | null },
): Promise<string[]> {
  await assertRestored(env.dataDir);
  const database = await openExisting(env);
  try {
    const storage = await openStorage(env);
    const keys = createKeys(
      env.sessionSecrets.length > 0 ? env.sessionSecrets : await keptSecrets(env.dataDir),
    );
    const found = await check({ database, storage, keys });
    const lines = toldOfCheck(found);
    if (mends) lines.push(...(await mendCommand(env, { database, storage, found, backup })));
    else if (backup !== null)
      throw new Refused('A backup is named together with --mend only: check --mend <backup>.');
    if (isWell(found)) return lines;
    if (mends) return lines;
    throw new Unwell(lines);
  } finally {
    await database.close();
  }
}

async function mendCommand(
  env: Env,
  { backup, ...parts }: { database: Database; storage: Storage; found: Found; backup: string | null },
): Promise<string[]> {
  if (parts.found.database.length > 0)
    throw new Refused(
      `${toldOfCheck(parts.found).join('\n')}\nNothing was mended: a damaged database is replaced by a backup.`,
    );
  const source = backup === null ? null : await openBackup(env, backup);
  try {
    const archive = source === null ? null : await openArchive(source);
    return toldOfMending(await mend({ ...parts, archive, lock: aloneOn(env) }));
  } finally {
    await source?.close();
  }
}

/** The lock of the embedded database's folder; null: a server runs, or may run elsewhere. */
function aloneOn(env: Env): DataFolderLock | null {
  if (env.databaseUrl !== null) return null;
  try {
    return lockDataFolder(env.dataDir);
  } catch (error) {
    if (error instanceof DataFolderInUse) return null;
    throw error;
  }
}

/** Something is wrong, and was said. */
class Unwell extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

async function restoreCommand(env: Env, place: string): Promise<string[]> {
  const source = await openBackup(env, place);
  try {
    const archive = await openArchive(source);
    const storage = await openStorage(env);
    return toldOfRestore(await restore({ env, storage, archive, place }));
  } finally {
    await source.close();
  }
}

/** The database of an installation that there is: nothing is made, and nothing is migrated. */
async function openExisting(env: Env): Promise<Database> {
  if (env.databaseUrl === null && !(await fileIsThere(embeddedFile(env.dataDir))))
    throw new Refused(
      `There is no database in DATA_DIR ${env.dataDir}. Set DATA_DIR (or DATABASE_URL) to what the server has.`,
    );
  const database =
    env.databaseUrl === null ? openSqlite(embeddedFile(env.dataDir)) : openPostgres(env.databaseUrl);
  try {
    const behind = await behindOf(database);
    if (behind === null)
      throw new Refused('There is no installation of to.site in the database that the settings name.');
    if (behind.length > 0)
      throw new Refused(
        `The database is of an older version (it has no ${behind[0] ?? ''}). Run the command of that version, or start this one once.`,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The migrations that a start would make; null: there is no installation. */
async function behindOf({ db, dialect }: Database): Promise<string[] | null> {
  const known = await sql<{ name: string }>`select name from schema_migrations`
    .execute(db)
    .catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      return null;
    });
  if (known === null) return null;
  const had = new Set(known.rows.map(({ name }) => name));
  return MIGRATIONS.filter((step) => step.dialect === undefined || step.dialect === dialect)
    .map(({ name }) => name)
    .filter((name) => !had.has(name));
}

/** What only the operator can put right; null: a fault of ours. */
function problemIn(error: unknown): string | null {
  if (error instanceof Refused || error instanceof DataFolderInUse || error instanceof MigrationRefused)
    return error.message;
  if (error instanceof StorageFull) return `There is no room: ${error.message}. Nothing of it was kept.`;
  if (error instanceof StorageAway) return `The bucket does not answer: ${error.message}.`;
  if (isDatabaseAway(error)) return `The database does not answer: ${String(error)}.`;
  return null;
}
