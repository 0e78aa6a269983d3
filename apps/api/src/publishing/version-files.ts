import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { countFiles, publishedFiles, type RenderedFileRecord } from '../site-content/site-file-store.ts';

/** The files of versions that are up. Whoever saves again finds them here. */
export type VersionFiles = {
  /** null: nothing is up. */
  of: (db: Executor, publishId: string | null) => Promise<readonly RenderedFileRecord[]>;
  published: (publishId: string, files: readonly RenderedFileRecord[]) => void;
};

const KEPT_MS = 10 * 60_000;
/** Of all versions together. */
const MOST_FILES = 12_000;

/** Thousands of rows are read once: a version stays as it is, but that a check takes out what is lost. */
export function createVersionFiles(): VersionFiles {
  const versions = new LRUCache<string, readonly RenderedFileRecord[]>({
    maxSize: MOST_FILES,
    sizeCalculation: (files) => files.length + 1,
    ttl: KEPT_MS,
  });
  return {
    async of(db, publishId) {
      if (publishId === null) return [];
      const known = versions.get(publishId);
      if (known !== undefined && known.length === (await countFiles(db, publishId))) return known;
      const files = await publishedFiles(db, publishId);
      versions.set(publishId, files);
      return files;
    },
    published(publishId, files) {
      versions.set(publishId, files);
    },
  };
}
