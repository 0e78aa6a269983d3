import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Env } from '../env.ts';
import { StorageFull } from '../storage/storage.ts';
import type { Source } from './archive-reader.ts';
import { Refused } from './refused.ts';

/** Where backups stand. */
export type Shelf = {
  /** As a person names it. */
  name: string;
  /** The names of the whole backups, the oldest first. */
  list(): Promise<string[]>;
  /** Nobody sees the backup before its last byte is there. Answers where it is. */
  write(name: string, bytes: AsyncIterable<Buffer>, expected: number, signal?: AbortSignal): Promise<string>;
  remove(name: string): Promise<void>;
  /** Takes away what was begun by processes that are gone. */
  tidy(): Promise<void>;
};

/** What BACKUP_TO says for the bucket, and what stands before a backup's name there. */
export const BUCKET = 'bucket';
const PREFIX = 'backups/';
/** Longer than any backup takes. */
const ABANDONED_MS = 86_400_000;

const NAME = /^tosite-(\d{4})-(\d\d)-(\d\d)t(\d\d)(\d\d)(\d\d)z-[0-9a-f]{8}\.zip$/u;

export function nameOfBackup(at: Date, random: string): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/u, 'z')
    .replaceAll(':', '')
    .toLowerCase();
  return `tosite-${time}-${random}.zip`;
}

/** When a backup was begun; null: it is none. */
export function timeOfBackup(name: string): number | null {
  const [, year, month, day, ...time] = NAME.exec(name) ?? [];
  return year === undefined ? null : Date.parse(`${year}-${month}-${day}T${time.join(':')}Z`);
}

/** The folder in which a backup is written before it is whole; for the bucket, where the copy of the database stands. */
export function workFolder(env: Pick<Env, 'dataDir' | 'backups'>): string {
  return env.backups.to === null || env.backups.to === BUCKET ? join(env.dataDir, 'backups') : env.backups.to;
}

export async function openShelf(env: Pick<Env, 'dataDir' | 'backups' | 's3'>): Promise<Shelf> {
  if (env.backups.to !== BUCKET) return folderShelf(workFolder(env));
  const { s3 } = env;
  if (s3 === null)
    throw new Refused('BACKUP_TO=bucket needs the settings of a bucket (S3_ENDPOINT and the others).');
  const { s3Storage } = await import('../storage/s3-storage.ts');
  const { s3LargeFiles } = await import('../storage/s3-large-files.ts');
  const storage = s3Storage(s3);
  const large = s3LargeFiles(s3);
  return {
    name: `the bucket ${s3.bucket}`,
    async list() {
      const names: string[] = [];
      for await (const key of storage.list(PREFIX)) names.push(key.slice(PREFIX.length));
      return names.filter((name) => timeOfBackup(name) !== null).sort();
    },
    async write(name, bytes, expected, signal) {
      await large.write(`${PREFIX}${name}`, bytes, expected, signal);
      return `${BUCKET}:${name}`;
    },
    remove: (name) => storage.delete(`${PREFIX}${name}`),
    tidy: () => large.abandonOld(PREFIX, Date.now() - ABANDONED_MS),
  };
}

function folderShelf(folder: string): Shelf {
  return {
    name: folder,
    async list() {
      return (await readdir(folder)).filter((name) => timeOfBackup(name) !== null).sort();
    },
    async write(name, bytes) {
      const path = join(folder, name);
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        for await (const piece of bytes) await file.writeFile(piece);
        await file.sync();
      } catch (error) {
        await file.close();
        await rm(`${path}.part`, { force: true });
        throw isFull(error) ? new StorageFull(`no room left in ${folder}`, { cause: error }) : error;
      }
      await file.close();
      await rename(`${path}.part`, path);
      return path;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    // What was begun in the folder goes with what else lies there unfinished.
    tidy: async () => undefined,
  };
}

/** A backup by its path, or, with `bucket:` before its name, out of the bucket. */
export async function openBackup(env: Pick<Env, 's3'>, place: string): Promise<Source> {
  if (place.startsWith(`${BUCKET}:`)) {
    if (env.s3 === null)
      throw new Refused(`${place} needs the settings of the bucket (S3_ENDPOINT and the others).`);
    const key = `${PREFIX}${place.slice(BUCKET.length + 1)}`;
    const { s3Storage } = await import('../storage/s3-storage.ts');
    const { s3LargeFiles } = await import('../storage/s3-large-files.ts');
    const storage = s3Storage(env.s3);
    const gone = new Refused(`There is no ${key} in the bucket ${env.s3.bucket}.`);
    if (!(await storage.has(key))) throw gone;
    return {
      name: place,
      size: await s3LargeFiles(env.s3).size(key),
      async read(start, end) {
        const bytes = await storage.getRange(key, start, end - 1);
        if (bytes === null) throw gone;
        return bytes;
      },
      close: async () => undefined,
    };
  }
  const found = await stat(place).catch(() => null);
  if (found === null) throw new Refused(`There is no file ${place}.`);
  if (!found.isFile()) throw new Refused(`${place} is no file. Name one backup in it.`);
  const file = await open(place, 'r');
  return {
    name: basename(place),
    size: found.size,
    async read(start, end) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
}
