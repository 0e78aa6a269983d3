import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachStorage, type TestStorage } from '../testing/storages.ts';
import type { Storage } from './storage.ts';

describeOnEachStorage('storage', (create) => {
  let test: TestStorage;
  let storage: Storage;

  beforeEach(async () => {
    test = await create();
    ({ storage } = test);
  });
  afterEach(async () => test.drop());

  async function keys(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for await (const key of storage.list(prefix)) found.push(key);
    return found.sort();
  }

  it('gives back what was put, and the newer bytes after a second put', async () => {
    await storage.put('sites/a/one.html', Buffer.from('first'));
    await storage.put('sites/a/one.html', Buffer.from('second'));
    expect((await storage.get('sites/a/one.html'))?.toString()).toBe('second');
    expect(await storage.has('sites/a/one.html')).toBe(true);
  });

  it('puts many at once, each as it is, and none when one of them has a key that cannot be', async () => {
    const files = Array.from({ length: 40 }, (_, n) => ({
      key: `sites/a/${n % 3}/${n}`,
      bytes: Buffer.from(`file ${n}`),
    }));
    await storage.putAll(files);
    for (const { key, bytes } of files) expect((await storage.get(key))?.equals(bytes)).toBe(true);
    const wrong = [
      { key: 'sites/b/0', bytes: Buffer.from('x') },
      { key: '../b', bytes: Buffer.from('x') },
    ];
    await expect(storage.putAll(wrong)).rejects.toThrow('not a storage key');
    expect(await keys('sites/b')).toEqual([]);
  });

  it.each([0, 1, 65_537, 3_000_000])('gives back %i bytes of any kind, unchanged', async (size) => {
    const bytes = randomBytes(size);
    await storage.put('media/picture', bytes);
    expect((await storage.get('media/picture'))?.equals(bytes)).toBe(true);
  });

  it('gives back a part of a file, as far as there are bytes, and nothing of what is not there', async () => {
    const bytes = randomBytes(200_000);
    await storage.put('media/film.mp4', bytes);
    const part = async (start: number, end: number) => storage.getRange('media/film.mp4', start, end);
    expect((await part(0, 0))?.equals(bytes.subarray(0, 1))).toBe(true);
    expect((await part(70_000, 140_000))?.equals(bytes.subarray(70_000, 140_001))).toBe(true);
    expect((await part(199_990, 400_000))?.equals(bytes.subarray(199_990))).toBe(true);
    expect((await part(200_000, 200_010))?.length).toBe(0);
    expect(await storage.getRange('media/none.mp4', 0, 10)).toBeNull();
  });

  it('stores the part of a larger buffer that it is given', async () => {
    const larger = new Uint8Array(100).fill(1).fill(2, 40, 60);
    await storage.put('part', larger.subarray(40, 60));
    expect(await storage.get('part')).toEqual(Buffer.alloc(20, 2));
  });

  it('keeps one of two files whole that are put under one key at once', async () => {
    const [a, b] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')];
    await Promise.all([storage.put('same', a), storage.put('same', b)]);
    const kept = await storage.get('same');
    expect(kept?.equals(a) === true || kept?.equals(b) === true).toBe(true);
  });

  it('answers null for what is not there, also where a folder or a file is in the way', async () => {
    await storage.put('a/b', Buffer.from('x'));
    expect(await storage.get('nothing')).toBeNull();
    expect(await storage.get('a/b/c')).toBeNull();
    expect(await storage.has('a')).toBe(false);
    expect(await storage.has('nothing')).toBe(false);
  });

  it('deletes a file, and has nothing against deleting it again or what never was', async () => {
    await storage.put('a/b', Buffer.from('x'));
    await storage.put('a/c', Buffer.from('x'));
    await storage.delete('a/b');
    await storage.delete('a/b');
    await storage.delete('never/was');
    expect(await storage.get('a/b')).toBeNull();
    expect(await keys('')).toEqual(['a/c']);
  });

  it('lists by prefix', async () => {
    for (const key of ['media/aa1', 'media/ab2', 'sites/x', 'sites-old/y']) {
      await storage.put(key, Buffer.from('x'));
    }
    expect(await keys('media/')).toEqual(['media/aa1', 'media/ab2']);
    expect(await keys('media/aa')).toEqual(['media/aa1']);
    expect(await keys('sites/')).toEqual(['sites/x']);
    expect(await keys('sites')).toEqual(['sites-old/y', 'sites/x']);
    expect(await keys('nothing/')).toEqual([]);
    expect(await keys('')).toEqual(['media/aa1', 'media/ab2', 'sites-old/y', 'sites/x']);
  });

  it('can be emptied while it is listed', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, n) => storage.put(`sites/w/${n}`, Buffer.from('x'))));
    for await (const key of storage.list('sites/w/')) await storage.delete(key);
    expect(await keys('')).toEqual([]);
  });

  it.each(['../x', '/x', 'a//b', 'a/../b', '.hidden', 'A', 'a b', 'a\0b', 'a/', '', 'x'.repeat(401)])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
      await expect(storage.has(key)).rejects.toThrow('not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('not a storage key');
    },
  );

  it('refuses a prefix that no key can have', async () => {
    await expect(keys('../')).rejects.toThrow('not a storage key');
  });

  it('answers a ping while it can be written', async () => {
    await expect(storage.ping()).resolves.toBeUndefined();
  });
});
