import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '../database/database.ts';
import { lockDataFolder, DataFolderInUse } from '../data-folder-lock.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../storage/storage.ts';
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts';
import { copyDatabase, lookAtMoment, type Moment } from './copy-database.ts';
import { DATABASE, FILES, FORMAT, SECRET, type Addresses } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { Refused } from './refused.ts';
import { nameOfBackup, timeOfBackup, workFolder, type Shelf } from './shelf.ts';

type Told = {
  files: number;
  bytes: number;
  counts: Record<string, number>;
  /** Files that rows name and that were not there, or not what their rows say: `check` tells more. */
  missing: number;
  altered: number;
};
export type Backup = Told & {
  /** Where it is, as `restore` takes it. */
  place: string;
  /** Older ones that were taken away. */
  removed: string[];
};

type BackUp = {
  env: Env;
  storage: Storage;
  shelf: Shelf;
  /** The newest first. */
  secrets: readonly string[];
  expected: number;
  signal?: AbortSignal;
  /** Asked when no other process of this machine is at it; false: fails with NotWanted. */
  isWanted?: () => Promise<boolean>;
};

/** Somebody made it meanwhile. */
export class NotWanted extends Error {}

/** So often is the database copied again because files that it names went meanwhile. */
const MAX_COPIES = 20;

/** Makes one whole backup while everything goes on, then takes away those that are too many or too old. */
export async function backUp(parts: BackUp): Promise<Backup> {
  const { env, shelf, expected, signal } = parts;
  const folder = workFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = inTurn(folder);
  try {
    if (parts.isWanted !== undefined && !(await parts.isWanted())) throw new NotWanted();
    await removeUnfinished(folder);
    await shelf.tidy();
    const at = new Date();
    const name = nameOfBackup(at, randomBytes(4).toString('hex'));
    const copy = join(folder, `${name}.part-database`);
    const writer = createArchiveWriter(at);
    const writing = shelf.write(name, writer.bytes, expected, signal);
    writing.catch(() => undefined);
    const abort = (): void => writer.fail(new Error('the backup was stopped'));
    signal?.addEventListener('abort', abort, { once: true });
    try {
      signal?.throwIfAborted();
      const told = await fill(writer, copy, at, parts);
      const place = await writing;
      return { place, ...told, removed: await thin(shelf, env.backups, Date.now()) };
    } catch (error) {
      writer.fail(error instanceof Error ? error : new Error('the backup failed'));
      // Where the disk is full, that is what it says.
      await writing;
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${copy}${end}`, { force: true });
    }
  } finally {
    lock.release();
  }
}

/** Whoever has the folder's lock is the only one who writes there: what is not whole is of a process that is gone. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^tosite-.*\.zip\.part(?:-[\w-]+)?$/u.test(name)) await rm(join(folder, name), { force: true });
}

function inTurn(folder: string): { release(): void } {
  try {
    return lockDataFolder(folder, 'One backup is made at a time: wait for that one.');
  } catch (error) {
    throw error instanceof DataFolderInUse ? new Refused(error.message) : error;
  }
}

/**
 * The database comes first, then the files that it names: files are written before their rows, so all were there. What
 * was deleted between the two is missing; then the database is copied again, until everything that the copy names is in.
 */
async function fill(writer: ArchiveWriter, copy: string, at: Date, parts: BackUp): Promise<Told> {
  const { env, storage, signal } = parts;
  const sums = new Map<string, string>();
  let gone = new Set<string>();
  for (let round = 1; round <= MAX_COPIES; round += 1) {
    const moment = await copyDatabase(env, copy, lookAt, signal);
    const missing = new Set<string>();
    for (const key of moment.named.keys()) {
      if (sums.has(key)) continue;
      signal?.throwIfAborted();
      const bytes = await storage.get(key);
      if (bytes === null) missing.add(key);
      else sums.set(key, await writer.addBytes(`${FILES}${key}`, bytes));
    }
    // What is named and missing twice is not on its way: it is lost, and a backup of all else is worth having.
    if ([...missing].some((key) => !gone.has(key))) {
      gone = missing;
      continue;
    }
    const altered = [...moment.named].filter(([key, hash]) => sums.has(key) && sums.get(key) !== hash);
    await writer.addBytes(SECRET, Buffer.from(`${parts.secrets.join('\n')}\n`));
    const database = env.databaseUrl === null ? 'sqlite' : 'postgres';
    await writer.addFile(DATABASE[database], copy);
    const files = moment.named.size - missing.size;
    await writer.end({
      format: FORMAT,
      madeAt: at.toISOString(),
      database,
      schema: moment.schema,
      counts: moment.counts,
      addresses: addressesOf(env),
      files,
      bytes: moment.bytes,
    });
    return {
      files,
      bytes: moment.bytes,
      counts: moment.counts,
      missing: missing.size,
      altered: altered.length,
    };
  }
  throw new Error('files went faster than the database could be copied');
}

/** By its key, the sum that each named file has to have. */
async function lookAt(db: Executor): Promise<Moment & { named: Map<string, string>; bytes: number }> {
  const named = new Map<string, string>();
  let bytes = 0;
  for await (const { key, hash, size } of namedFiles(db)) {
    if (!named.has(key)) bytes += size;
    named.set(key, hash);
  }
  return { ...(await lookAtMoment(db)), named, bytes };
}

export function addressesOf({ hosts, publicProtocol, publicPort }: Env): Addresses {
  return { ...hosts, protocol: publicProtocol, port: publicPort };
}

/** Keeps as many as the settings say, none that is too old, and always the newest. Answers what went. */
export async function thin(
  shelf: Pick<Shelf, 'list' | 'remove'>,
  { keep, days }: Env['backups'],
  now: number,
): Promise<string[]> {
  const newestFirst = (await shelf.list()).toReversed();
  const removed = newestFirst.filter(
    (name, index) => index > 0 && (index >= keep || (timeOfBackup(name) ?? now) < now - days * 86_400_000),
  );
  for (const name of removed) await shelf.remove(name);
  return removed;
}
