import { constrainedMemory } from 'node:process';
import { totalmem } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import type { Encoding } from '../http/accepted-encoding.ts';
import type { FormMaker } from '../site-content/form-maker.ts';
import { redirectsOfPublish } from '../site-content/publish-store.ts';
import { filesOfPublish } from '../site-content/site-file-store.ts';
import type { PublishedFile } from '../site-content/published-file.ts';
import type { Storage } from '../storage/storage.ts';
import { createKnownPointers } from './known-pointers.ts';
import { createReadyAnswers, type ReadyAnswers } from './ready-answers.ts';
import { createSiteBodies, type SiteBody } from './site-bodies.ts';
import type { SiteChange } from './site-changes.ts';
import { findSitePointer, type SitePointer } from './site-pointer-store.ts';

/** A process that is told of every change asks again after this long nevertheless: news can be lost with who sends them. */
const TOLD_LIFE_MS = 60_000;
/** How long another process may serve an older version when nobody can tell it of a newer. */
const UNTOLD_LIFE_MS = 2000;

type Files = ReadonlyMap<string, PublishedFile>;
type Addresses = ReadonlyMap<string, string>;

/** What visitors' requests read: pointers until they change, lists of files and bodies (which never do) while there is room. */
export type SiteCache = {
  pointer(label: string): Promise<SitePointer>;
  files(publishId: string): Promise<Files>;
  /** Where addresses of a version lead that have no file, by path. */
  redirects(publishId: string): Promise<Addresses>;
  /** `accepted`: the encoding that the visitor likes best. null: its bytes are not in the storage any more. */
  body(file: PublishedFile, accepted: Encoding | null): Promise<SiteBody | null>;
  /** A part of a file, both ends included, from the storage: what is too large to be kept here. */
  part(file: PublishedFile, start: number, end: number): Promise<Buffer | null>;
  /** What is known already, for who cannot wait. */
  known: {
    pointer(label: string): SitePointer | undefined;
    files(publishId: string): Files | undefined;
    redirects(publishId: string): Addresses | undefined;
  };
  ready: ReadyAnswers;
  /** What is known of it does not count any more. */
  forget(change: SiteChange): void;
};

export type SiteCacheParts = {
  database: Database;
  storage: Storage;
  now: () => number;
  forms: Pick<FormMaker, 'missing'>;
  /** Whether whoever changes a website tells this process. */
  isTold: () => boolean;
};

export function createSiteCache(parts: SiteCacheParts, memory = memoryOfMachine()): SiteCache {
  const { database, storage } = parts;
  const pointers = createKnownPointers(() => (parts.isTold() ? TOLD_LIFE_MS : UNTOLD_LIFE_MS), parts.now);
  const lists = listCache(async (publishId) => {
    const files = await filesOfPublish(database.db, publishId);
    return new Map(files.map((file) => [file.path, file]));
  });
  const redirects = listCache((publishId) => redirectsOfPublish(database.db, publishId));
  const bodies = createSiteBodies(parts, roomForBodies(memory));
  const ready = createReadyAnswers(roomForBodies(memory) / 2);
  const asking = new Map<string, Promise<SitePointer>>();

  // Counts what was forgotten: an answer that was on its way meanwhile is not kept.
  let forgotten = 0;

  async function ask(label: string): Promise<SitePointer> {
    const before = forgotten;
    try {
      const pointer = await findSitePointer(database.db, label);
      if (forgotten === before) pointers.set(label, pointer);
      return pointer;
    } catch (error) {
      // A page of a moment ago is better than none. The next visitor asks again.
      const former = isDatabaseAway(error) ? pointers.former(label) : undefined;
      if (former === undefined) throw error;
      return former;
    }
  }
  return {
    async pointer(label) {
      const known = pointers.get(label) ?? asking.get(label);
      if (known !== undefined) return known;
      const asked = ask(label).finally(() => {
        if (asking.get(label) === asked) asking.delete(label);
      });
      asking.set(label, asked);
      return asked;
    },
    files: (publishId) => lists.read(publishId),
    redirects: (publishId) => redirects.read(publishId),
    body: (file, accepted) => bodies.read(file, accepted),
    part: (file, start, end) => storage.getRange(file.key, start, end),
    known: {
      pointer: (label) => pointers.get(label),
      files: (publishId) => lists.known(publishId),
      redirects: (publishId) => redirects.known(publishId),
    },
    ready,
    forget(change) {
      forgotten += 1;
      asking.clear();
      if (change === 'all') pointers.forgetAll();
      else if ('labels' in change) pointers.forgetLabels(change.labels);
      else pointers.forgetWebsite(change.website);
    },
  };
}

/** Entries of all lists together, of about half a kilobyte each. */
const LISTED = 60_000;

/** What is read once for a version, and never changes. */
function listCache<T extends ReadonlyMap<string, unknown>>(read: (publishId: string) => Promise<T>) {
  const known = new LRUCache<string, T>({ maxSize: LISTED, sizeCalculation: ({ size }) => size + 1 });
  const reading = new Map<string, Promise<T>>();
  return {
    known: (publishId: string): T | undefined => known.get(publishId),
    async read(publishId: string): Promise<T> {
      const before = known.get(publishId) ?? reading.get(publishId);
      if (before !== undefined) return before;
      const under = read(publishId)
        .then((list) => {
          known.set(publishId, list);
          return list;
        })
        // A failed query is asked again by the next visitor.
        .finally(() => reading.delete(publishId));
      reading.set(publishId, under);
      return under;
    },
  };
}

const MEGABYTE = 1024 * 1024;

/** An eighth of what there is: 64 MB of a machine of 512. */
export function roomForBodies(memory: number): number {
  return Math.min(Math.max(Math.floor(memory / 8), 32 * MEGABYTE), 256 * MEGABYTE);
}

function memoryOfMachine(): number {
  const given = constrainedMemory();
  return given > 0 ? Math.min(given, totalmem()) : totalmem();
}
