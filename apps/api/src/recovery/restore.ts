import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/all.ts';
import { embeddedFile } from '../database/open-database.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../storage/storage.ts';
import { collect, type Archive } from './archive-reader.ts';
import { addressesOf } from './back-up.ts';
import { lookAtMoment } from './copy-database.ts';
import { drawAllAgain } from './draw-again.ts';
import { assertEmptyDatabase, assertEmptyTarget, tablesOf } from './empty-target.ts';
import { DATABASE, FILES, isSameAddress, SECRET, type Manifest, type Part } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { restorePostgres } from './postgres-tools.ts';
import { Refused } from './refused.ts';
import { readMarker, removeMarker, writeMarker } from './restore-marker.ts';

export type Restored = {
  files: number;
  counts: Record<string, number>;
  /** The steps that brought an older schema forward. */
  migrated: string[];
  /** How many websites are published anew, since the addresses are others. */
  drawnAgain: number;
  /** Files that rows name and the backup does not hold. */
  missing: number;
};

type Target = { env: Env; storage: Storage; archive: Archive; place: string };

/** Puts a backup into an empty folder, database and bucket. Whoever is cut off runs it again. */
export async function restore(target: Target): Promise<Restored> {
  const { env, storage, archive, place } = target;
  const { manifest, sum } = archive;
  assertFits(env, manifest, place);
  const secrets = await readSecrets(archive);
  assertSecret(env, secrets);
  // A server that runs on the folder has it, and one that starts meanwhile does not get it.
  const lock = lockDataFolder(env.dataDir, 'A backup is restored into an empty folder that nobody uses.');
  try {
    const begun = await readMarker(env.dataDir);
    if (begun === null) {
      await assertEmptyTarget(env, storage);
      await writeMarker(env.dataDir, { sum, place, stage: 'files' });
    } else {
      await beginAgain(env, begun.stage === 'database' && begun.sum === sum);
    }
    const isThere = begun?.stage === 'database' && begun.sum === sum && env.databaseUrl !== null;
    const restored = await fill(target, secrets, isThere);
    await removeMarker(env.dataDir);
    return restored;
  } finally {
    lock.release();
  }
}

/** What was restored before it was cut off goes; a database takes all or nothing, and what is in it may stay. */
async function beginAgain(env: Env, mayHaveDatabase: boolean): Promise<void> {
  if (env.databaseUrl !== null && !mayHaveDatabase) await assertEmptyDatabase(env.databaseUrl);
  for (const name of ['files', 'secret', 'tosite.db', 'tosite.db-wal', 'tosite.db-shm'])
    await rm(join(env.dataDir, name), { recursive: true, force: true });
}

async function fill(
  { env, storage, archive, place }: Target,
  secrets: readonly string[],
  mayHaveDatabase: boolean,
): Promise<Restored> {
  const { manifest, sum } = archive;
  const part = partOf(archive, DATABASE[manifest.database]);
  const path = `${embeddedFile(env.dataDir)}.part`;
  await rm(path, { force: true });
  await unpack(archive, part, path);
  // Files before the database: without it nobody takes this for an installation.
  const stored = await putFiles(archive, storage);
  if (env.sessionSecrets.length === 0) await keepSecrets(env.dataDir, secrets);
  let database: Database;
  let isWhole = true;
  if (env.databaseUrl === null) {
    database = openSqlite(path);
  } else {
    await writeMarker(env.dataDir, { sum, place, stage: 'database' });
    isWhole = !mayHaveDatabase || (await tablesOf(env.databaseUrl)).length === 0;
    if (isWhole) await restorePostgres(env.databaseUrl, path);
    await rm(path, { force: true });
    database = openPostgres(env.databaseUrl);
  }
  let restored: Restored;
  try {
    const { counts } = await lookAtMoment(database.db);
    // A migration that was cut off may have changed them.
    if (isWhole) assertCounts(manifest, counts);
    const migrated = await migrate(database);
    const named = new Set<string>();
    for await (const { key } of namedFiles(database.db)) named.add(key);
    for (const key of stored) if (!named.has(key)) await storage.delete(key);
    const missing = [...named].filter((key) => !stored.has(key)).length;
    const drawnAgain = isSameAddress(manifest.addresses, addressesOf(env)) ? 0 : await drawAllAgain(database);
    restored = { files: named.size - missing, counts, migrated, drawnAgain, missing };
  } finally {
    await database.close();
  }
  if (env.databaseUrl === null) await putInPlace(path, embeddedFile(env.dataDir));
  return restored;
}

function assertFits(env: Env, manifest: Manifest, place: string): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = manifest.schema.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new Refused(
      `${place} was made by a newer version: its database has ${newer}, which this version does not know. Restore it with that version or a newer one.`,
    );
  if ((manifest.database === 'postgres') !== (env.databaseUrl !== null))
    throw new Refused(
      manifest.database === 'postgres'
        ? `${place} is of a PostgreSQL database: set DATABASE_URL to an empty one.`
        : `${place} is of the embedded database: take DATABASE_URL out of the settings. It cannot be restored into PostgreSQL.`,
    );
}

async function readSecrets(archive: Archive): Promise<string[]> {
  const text = (await collect(await archive.open(partOf(archive, SECRET)))).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** With another secret nobody's second factor and no connected account could be opened. */
function assertSecret({ sessionSecrets }: Env, [newest = '']: readonly string[]): void {
  if (sessionSecrets.length > 0 && !sessionSecrets.includes(newest))
    throw new Refused(
      'SESSION_SECRET is not the one that the backup was made with: second factors, connected accounts and sessions would be lost. Set it to that one (`unzip -p <backup> secret` prints it), or leave it out where one process has DATA_DIR to itself: then it is kept there.',
    );
}

function partOf({ manifest }: Archive, name: string): Part {
  const part = manifest.parts.find((each) => each.name === name);
  if (part === undefined) throw new Refused(`The backup does not hold ${name}.`);
  return part;
}

/** Answers the keys of all files. */
async function putFiles(archive: Archive, storage: Storage): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const part of archive.manifest.parts) {
    if (!part.name.startsWith(FILES)) continue;
    const key = part.name.slice(FILES.length);
    await storage.put(key, await collect(await archive.open(part)));
    keys.add(key);
  }
  return keys;
}

async function unpack(archive: Archive, part: Part, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(
    Readable.from(await archive.open(part)),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
}

async function keepSecrets(dataDir: string, secrets: readonly string[]): Promise<void> {
  await writeFile(join(dataDir, 'secret'), `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
}

function assertCounts(manifest: Manifest, counts: Record<string, number>): void {
  const wrong = Object.entries(manifest.counts).find(([table, count]) => counts[table] !== count);
  if (wrong === undefined) return;
  const [table, count] = wrong;
  throw new Error(`${table} has ${counts[table] ?? 'no'} rows after the restore, and had ${count}`);
}

/** The new name is as durable as the bytes. */
async function putInPlace(part: string, path: string): Promise<void> {
  await chmod(part, 0o644);
  await rename(part, path);
  const folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync();
  await folder?.close();
}
