import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachOf } from './each-of.ts';
import { assertStorageKey, StorageFull, type FileToPut, type Storage } from './storage.ts';

/** Files below one folder. What a crash left half-written has a name that no key can have, and is swept at `ping`. */
export function fileStorage(root: string): Storage {
  const temporaryFolder = join(root, '.incoming');

  /** Each file is synced before it has its name, and each folder once all its names are there. */
  const putAll = async (files: readonly FileToPut[]): Promise<void> => {
    for (const { key } of files) assertStorageKey(key);
    const written = files.map(({ key, bytes }) => ({
      bytes,
      target: join(root, key),
      temporary: join(temporaryFolder, `${process.pid}-${randomBytes(8).toString('hex')}`),
    }));
    const changed = new Set<string>();
    const makeFolder = async (folder: string): Promise<void> => {
      changed.add(folder);
      const first = await mkdir(folder, { recursive: true });
      if (first === undefined) return;
      // The name of each new folder stands in the one above it.
      for (let made = folder; made.length >= first.length; made = dirname(made)) changed.add(dirname(made));
    };
    try {
      await mkdir(temporaryFolder, { recursive: true });
      for (const folder of new Set(written.map(({ target }) => dirname(target)))) await makeFolder(folder);
      await eachOf(written, async ({ bytes, target, temporary }) => {
        await writeSynced(temporary, bytes);
        await rename(temporary, target).catch(async (error: unknown) => {
          // A deletion beside it took the folder away while it was empty.
          if (codeOf(error) !== 'ENOENT') throw error;
          await makeFolder(dirname(target));
          await rename(temporary, target);
        });
      });
      await eachOf([...changed], syncFolder);
    } catch (error) {
      await Promise.all(written.map(async ({ temporary }) => rm(temporary, { force: true })));
      throw isFull(error) ? new StorageFull('no room left for files', { cause: error }) : error;
    }
  };
  const put = async (key: string, bytes: Uint8Array): Promise<void> => putAll([{ key, bytes }]);

  return {
    put,
    putAll,
    async get(key) {
      assertStorageKey(key);
      return readFile(join(root, key)).catch(nullWhenAbsent);
    },
    async getRange(key, start, end) {
      assertStorageKey(key);
      const file = await open(join(root, key), 'r').catch(nullWhenAbsent);
      if (file === null) return null;
      try {
        return await readPart(file, start, end - start + 1);
      } finally {
        await file.close();
      }
    },
    async has(key) {
      assertStorageKey(key);
      const found = await stat(join(root, key)).catch(nullWhenAbsent);
      return found?.isFile() ?? false;
    },
    async delete(key) {
      assertStorageKey(key);
      await rm(join(root, key), { force: true });
      await removeEmptyFolders(root, key);
    },
    async *list(prefix) {
      if (prefix !== '') assertStorageKey(prefix.replace(/\/$/u, ''));
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const key of walk(root, folder)) {
        if (key.startsWith(prefix)) yield key;
      }
    },
    async ping() {
      await put('ping', Buffer.from('ping'));
      await sweep(temporaryFolder);
    },
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A single read may give fewer bytes than it was asked for. */
async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return bytes.subarray(0, read);
}

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries: Dirent[] | null = await readdir(join(root, folder), { withFileTypes: true }).catch(
    nullWhenAbsent,
  );
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* walk(root, `${folder}${entry.name}/`);
    // A symbolic link is nobody's file: it is neither listed nor followed.
    else if (entry.isFile()) yield `${folder}${entry.name}`;
  }
}

/** A folder goes with its last file, so that nothing is left of what was deleted, not even its name. */
async function removeEmptyFolders(root: string, key: string): Promise<void> {
  const parts = key.split('/').slice(0, -1);
  for (; parts.length > 0; parts.pop()) {
    const isGone = await rmdir(join(root, ...parts)).then(
      () => true,
      (error: unknown) => codeOf(error) === 'ENOENT',
    );
    if (!isGone) return;
  }
}

/** Without it a new name can be lost with the power, though the bytes are safe. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  // Windows cannot open a folder; its file system writes names through.
  if (handle === null) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what is older than an hour: no write takes that long. */
async function sweep(temporaryFolder: string): Promise<void> {
  const oldest = Date.now() - 3_600_000;
  for (const name of (await readdir(temporaryFolder).catch(nullWhenAbsent)) ?? []) {
    const path = join(temporaryFolder, name);
    const found = await stat(path).catch(nullWhenAbsent);
    if (found !== null && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function nullWhenAbsent(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));
}
