import type { Database } from '../database/database.ts';
import type { DataFolderLock } from '../data-folder-lock.ts';
import { ownerless } from '../site-content/ownerless-files.ts';
import type { Storage } from '../storage/storage.ts';
import { collect, type Archive } from './archive-reader.ts';
import type { Found } from './check.ts';
import { drawAgain } from './draw-again.ts';
import { FILES } from './manifest.ts';

export type Mended = {
  /** Files that came out of the backup. */
  putBack: number;
  /** Websites that are published anew. */
  websites: number;
  /** Files that nobody named. */
  removed: number;
  /** Files that nothing could be done for. */
  left: number;
};

const AT_ONCE = 100;

/** Puts right what can be: out of a backup what it holds, pages by drawing them again. */
export async function mend({
  database,
  storage,
  found,
  archive,
  lock,
}: {
  database: Database;
  storage: Storage;
  found: Found;
  /** null: none was named. */
  archive: Archive | null;
  /** null: a server may be storing files whose rows are not written yet. */
  lock: DataFolderLock | null;
}): Promise<Mended> {
  try {
    const broken = [...found.missing, ...found.altered];
    const stillBroken: typeof broken = [];
    for (const file of broken) {
      const part = archive?.manifest.parts.find(({ name }) => name === `${FILES}${file.key}`);
      if (archive === null || part === undefined || part.sha256 !== file.hash) stillBroken.push(file);
      else await storage.put(file.key, await collect(await archive.open(part)));
    }
    // A page is made anew of its rows; a picture is not.
    const drawn = stillBroken.filter(({ by }) => by === 'site');
    const websites = await forget(
      database,
      storage,
      drawn.map(({ key }) => key),
    );
    await drawAgain(database, websites);
    let removed = 0;
    if (lock !== null) {
      for (let start = 0; start < found.ownerless.length; start += AT_ONCE)
        for (const key of await ownerless(database.db, found.ownerless.slice(start, start + AT_ONCE))) {
          await storage.delete(key);
          removed += 1;
        }
    }
    return {
      putBack: broken.length - stillBroken.length,
      websites: websites.length,
      removed,
      left: stillBroken.length - drawn.length,
    };
  } finally {
    lock?.release();
  }
}

/** Lets go of what is broken, so that nothing of it is taken for drawn. Answers the websites that showed it. */
async function forget(database: Database, storage: Storage, keys: readonly string[]): Promise<string[]> {
  const websites = new Set<string>();
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const rows = await database.db
      .deleteFrom('site_files')
      .where('storage_key', 'in', keys.slice(start, start + AT_ONCE))
      .returning('website_id')
      .execute();
    for (const { website_id: id } of rows) websites.add(id);
  }
  for (const key of keys) await storage.delete(key);
  return [...websites];
}
