import { expect, it } from 'vitest';
import { withLatestKept } from './keep-latest.ts';
import { StorageAway, type Storage } from './storage.ts';

/** One that can go away. */
function createStore() {
  const files = new Map<string, Buffer>();
  const store = { isAway: false, files };
  const reach = (): Map<string, Buffer> => {
    if (store.isAway) throw new StorageAway('away');
    return files;
  };
  const storage: Storage = {
    put: async (key, bytes) => void reach().set(key, Buffer.from(bytes)),
    putAll: async (all) => {
      for (const { key, bytes } of all) reach().set(key, Buffer.from(bytes));
    },
    get: async (key) => reach().get(key) ?? null,
    getRange: async (key, start, end) =>
      reach()
        .get(key)
        ?.subarray(start, end + 1) ?? null,
    has: async (key) => reach().has(key),
    delete: async (key) => void reach().delete(key),
    // oxlint-disable-next-line require-yield -- nothing here lists
    async *list() {
      reach();
    },
    ping: async () => void reach(),
  };
  return { store, storage: withLatestKept(storage) };
}

it('has what it was given last while the store is away, and nothing that the store refused or that was deleted', async () => {
  const { store, storage } = createStore();
  const page = Buffer.from('<p>new</p>');
  await storage.putAll([
    { key: 'sites/a/1/0', bytes: page },
    { key: 'media/picture.webp', bytes: page },
    { key: 'sites/a/1/1', bytes: Buffer.alloc(600_000) },
  ]);
  await storage.put('sites/a/1/2', page);
  await storage.delete('sites/a/1/2');
  store.isAway = true;
  expect((await storage.get('sites/a/1/0'))?.toString()).toBe('<p>new</p>');
  // Pictures and what is large are for who has asked for them.
  for (const key of ['media/picture.webp', 'sites/a/1/1', 'sites/a/1/2'])
    await expect(storage.get(key)).rejects.toThrow(StorageAway);
  await expect(storage.put('sites/a/2/0', page)).rejects.toThrow(StorageAway);
  await expect(storage.get('sites/a/2/0')).rejects.toThrow(StorageAway);
  store.isAway = false;
  expect(await storage.get('sites/a/2/0')).toBeNull();
});

it('keeps no more than its room, the newest first, and copies of it', async () => {
  const { store, storage } = createStore();
  for (let index = 0; index < 60; index += 1) {
    const bytes = Buffer.alloc(400_000, index);
    await storage.put(`sites/a/1/${index}`, bytes);
    bytes.fill(255);
  }
  store.isAway = true;
  expect((await storage.get('sites/a/1/59'))?.[0]).toBe(59);
  await expect(storage.get('sites/a/1/0')).rejects.toThrow(StorageAway);
});
