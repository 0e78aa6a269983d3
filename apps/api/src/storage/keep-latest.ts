import { LRUCache } from 'lru-cache';
import { hasForms, type Storage } from './storage.ts';

const ROOM = 16 * 1024 * 1024;
/** Pages are far smaller; one of these would push out dozens. */
const LARGEST = 512 * 1024;

/**
 * A storage beyond the network, of which what was drawn last stays in memory: a page can be shown that this process has just
 * published and nobody has asked for, also when the store is away a moment later. What stands under such a key never changes.
 */
export function withLatestKept(storage: Storage): Storage {
  const latest = new LRUCache<string, Buffer>({
    maxSize: ROOM,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ length }) => length + 1,
  });
  const keep = (key: string, bytes: Uint8Array): void => {
    // A copy: what was drawn is a part of something larger, which would stay as a whole.
    if (hasForms(key) && bytes.length <= LARGEST) latest.set(key, Buffer.from(bytes));
  };
  return {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      keep(key, bytes);
    },
    async putAll(files) {
      await storage.putAll(files);
      for (const { key, bytes } of files) keep(key, bytes);
    },
    get: async (key) => latest.get(key) ?? storage.get(key),
    async delete(key) {
      latest.delete(key);
      await storage.delete(key);
      latest.delete(key);
    },
  };
}
