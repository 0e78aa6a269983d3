import { mkdtemp, open, readdir, rm, symlink, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tosite-storage-'));
  storage = fileStorage(root);
});
afterEach(async () => rm(root, { recursive: true, force: true }));

describe('file storage', () => {
  it('lists neither half-written files nor symbolic links', async () => {
    await storage.put('media/aa1', Buffer.from('x'));
    await writeFile(join(root, '.incoming', '1-crashed'), 'half');
    await symlink('/etc/passwd', join(root, 'media', 'evil'));
    const found: string[] = [];
    for await (const key of storage.list('')) found.push(key);
    expect(found).toEqual(['media/aa1']);
  });

  it('leaves no empty folder behind what was deleted', async () => {
    await storage.put('sites/a/v1/0', Buffer.from('x'));
    await storage.put('sites/b/v1/0', Buffer.from('x'));
    await storage.delete('sites/a/v1/0');
    expect(await readdir(join(root, 'sites'))).toEqual(['b']);
  });

  it('syncs each file and each folder once, and the folder that a new folder stands in', async () => {
    const handle = await open(root, 'r');
    const syncing = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    const files = (count: number, version: string) =>
      Array.from({ length: count }, (_, n) => ({ key: `sites/w/${version}/${n}`, bytes: Buffer.from('x') }));
    try {
      await storage.putAll(files(20, 'v1'));
      // `sites/w/v1`, `sites/w`, `sites` and where that stands.
      expect(syncing).toHaveBeenCalledTimes(20 + 4);
      syncing.mockClear();
      await storage.putAll(files(5, 'v1'));
      expect(syncing).toHaveBeenCalledTimes(5 + 1);
      syncing.mockClear();
      await storage.putAll([]);
      expect(syncing).toHaveBeenCalledTimes(0);
    } finally {
      syncing.mockRestore();
    }
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('leaves no temporary file behind, and sweeps what a crash left', async () => {
    await storage.put('a', Buffer.from('x'));
    const leftover = join(root, '.incoming', '1-crashed');
    await writeFile(leftover, 'half');
    await utimes(leftover, 1, 1);
    await storage.ping();
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });
});
