import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { redirectsOfPublish } from '../site-content/publish-store.ts';
import { filesOfPublish } from '../site-content/site-file-store.ts';
import type { PublishedFile } from '../site-content/published-file.ts';
import type { Storage } from '../storage/storage.ts';
import { servedFile, type ServedFile } from './served-file.ts';
import { findSitePointer, type SitePointer } from './site-pointer-store.ts';

/** How long another process may serve an older version after a publish. This process is told and serves it at once. */
const POINTER_LIFE_MS = 2000;
const BODIES_BYTES = 96 * 1024 * 1024;

/** What visitors' requests read: pointers for a moment, lists of files and bodies (which never change) while there is room. */
export type SiteCache = {
  pointer(label: string): Promise<SitePointer>;
  files(publishId: string): Promise<ReadonlyMap<string, PublishedFile>>;
  /** Where addresses of a version lead that have no file, by path. */
  redirects(publishId: string): Promise<ReadonlyMap<string, string>>;
  body(file: PublishedFile): Promise<ServedFile | null>;
  /** A part of a file, both ends included, from the storage: what is too large to be kept here. */
  part(file: PublishedFile, start: number, end: number): Promise<Buffer | null>;
  forgetLabels(labels: readonly string[]): void;
  forgetWebsite(websiteId: string): void;
};

export function createSiteCache(services: { database: Database; storage: Storage }): SiteCache {
  const pointers = new LRUCache<string, SitePointer>({ max: 50_000, ttl: POINTER_LIFE_MS });
  const lists = new LRUCache<string, Promise<ReadonlyMap<string, PublishedFile>>>({ max: 5000 });
  const redirects = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 1000 });
  const bodies = new LRUCache<string, ServedFile>({
    maxSize: BODIES_BYTES,
    // The compressed forms come later; they are counted ahead as half of the body.
    sizeCalculation: (file) => Math.ceil(file.body.length * 1.5) + 512,
  });

  // Counts what was forgotten: an answer that was on its way meanwhile is not kept.
  let forgotten = 0;

  return {
    async pointer(label) {
      const known = pointers.get(label);
      if (known !== undefined) return known;
      const before = forgotten;
      const pointer = await findSitePointer(services.database.db, label);
      if (forgotten === before) pointers.set(label, pointer);
      return pointer;
    },
    files(publishId) {
      const known = lists.get(publishId);
      if (known !== undefined) return known;
      const list = filesOfPublish(services.database.db, publishId).then(
        (files) => new Map(files.map((file) => [file.path, file])),
      );
      lists.set(publishId, list);
      // A failed query is asked again by the next visitor.
      list.catch(() => lists.delete(publishId));
      return list;
    },
    redirects(publishId) {
      const known = redirects.get(publishId);
      if (known !== undefined) return known;
      const list = redirectsOfPublish(services.database.db, publishId);
      redirects.set(publishId, list);
      list.catch(() => redirects.delete(publishId));
      return list;
    },
    async body(file) {
      const key = `${file.hash}:${file.contentType}`;
      const known = bodies.get(key);
      if (known !== undefined) return known;
      const bytes = await services.storage.get(file.key);
      if (bytes === null) return null;
      const served = servedFile(bytes, file.contentType, file.hash);
      bodies.set(key, served);
      return served;
    },
    part: (file, start, end) => services.storage.getRange(file.key, start, end),
    forgetLabels(labels) {
      forgotten += 1;
      for (const label of labels) pointers.delete(label);
    },
    forgetWebsite(websiteId) {
      forgotten += 1;
      for (const [label, pointer] of pointers.entries()) {
        if (pointer.kind === 'site' && pointer.websiteId === websiteId) pointers.delete(label);
        // A site that was drawn for the first time had no id to be found by.
        if (pointer.kind === 'gone' && pointer.reason === 'starting') pointers.delete(label);
      }
    },
  };
}
