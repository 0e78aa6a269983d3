import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tosite-storage-'));
  storage = fileStorage(root);
});
afterEach(async () => rm(root, { recursive: true, force: true }));

async function keys(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(prefix)) found.push(key);
  return found.sort();
}

describe('file storage', () => {
  it('gives back what was put, and the newer bytes after a second put', async () => {
    await storage.put('sites/a/one.html', Buffer.from('first'));
    await storage.put('sites/a/one.html', Buffer.from('second'));
    expect((await storage.get('sites/a/one.html'))?.toString()).toBe('second');
    expect(await storage.has('sites/a/one.html')).toBe(true);
  });

  it('answers null for what is not there, also where a folder or a file is in the way', async () => {
    await storage.put('a/b', Buffer.from('x'));
    expect(await storage.get('nothing')).toBeNull();
    expect(await storage.get('a/b/c')).toBeNull();
    expect(await storage.has('a')).toBe(false);
    await storage.delete('nothing');
  });

  it('lists by prefix without half-written files and symbolic links', async () => {
    await storage.put('media/aa1', Buffer.from('x'));
    await storage.put('media/ab2', Buffer.from('x'));
    await storage.put('sites/x', Buffer.from('x'));
    await symlink('/etc/passwd', join(root, 'media', 'evil'));
    expect(await keys('media/')).toEqual(['media/aa1', 'media/ab2']);
    expect(await keys('media/aa')).toEqual(['media/aa1']);
    expect(await keys('')).toEqual(['media/aa1', 'media/ab2', 'sites/x']);
  });

  it.each(['../x', '/x', 'a//b', 'a/../b', '.hidden', 'A', 'a b', 'a\0b', 'a/', '', 'x'.repeat(401)])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
    },
  );

  it('leaves no temporary file behind, and sweeps what a crash left', async () => {
    await storage.put('a', Buffer.from('x'));
    const leftover = join(root, '.incoming', '1-crashed');
    await writeFile(leftover, 'half');
    await utimes(leftover, 1, 1);
    await storage.ping();
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });
});
