import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload and its reading take. */
const OLD_MS = 3 * 3_600_000;
/** Left to the database, whatever is uploaded. */
const RESERVE = 256 * 1024 ** 2;

/** Where uploads lie while they are read: each in a folder of its own, below the data folder. */
export type IncomingFolder = {
  /** A new, empty one. */
  create(): Promise<string>;
  remove(folder: string): Promise<void>;
  /** How many bytes may be written into such a folder now. */
  room(folder: string): Promise<number>;
  /** Deletes what a process that is gone has left; `all`: no other process works on this data folder. */
  sweep(all: boolean): Promise<void>;
};

export function createIncomingFolder(dataDir: string): IncomingFolder {
  const root = join(dataDir, 'incoming');
  const own = new Set<string>();
  return {
    async create() {
      const folder = join(root, randomBytes(12).toString('hex'));
      own.add(folder);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    async remove(folder) {
      await rm(folder, { recursive: true, force: true });
      own.delete(folder);
    },
    async room(folder) {
      const { bavail, bsize } = await statfs(folder);
      return Math.max(0, bavail * bsize - RESERVE);
    },
    async sweep(all) {
      const names = await readdir(root).catch(() => []);
      for (const folder of names.map((name) => join(root, name))) {
        if (own.has(folder)) continue;
        if (all || (await isOld(folder))) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function isOld(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).mtimeMs < Date.now() - OLD_MS;
  } catch {
    // Gone by itself.
    return false;
  }
}
