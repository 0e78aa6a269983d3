import type { Storage } from './storage.ts';

/** Files that no row names any more once the transaction that answered them is committed. */
export type LeftFiles = {
  storageKeys: string[];
  /** Folders that were of one thing alone, each with a slash at its end. */
  storageFolders: string[];
};

/** Deletes from the storage what a committed removal left behind. What this cannot do, the sweep of files without a row does. */
export async function deleteFiles(storage: Storage, left: LeftFiles): Promise<void> {
  for (const key of left.storageKeys) await storage.delete(key);
  for (const folder of left.storageFolders) {
    for await (const key of storage.list(folder)) await storage.delete(key);
  }
}
