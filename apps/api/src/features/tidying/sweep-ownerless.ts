import type { Database, Executor } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { releaseMedia, type MediaHolder } from '../../site-content/media-store.ts';
import { ownerless } from '../../site-content/ownerless-files.ts';

const HOUR_MS = 3_600_000;
/** Longer than anything takes that stores files before it writes their rows. */
const OLD_MS = HOUR_MS / 2;
/** Pictures are linked one by one while an upload is read, before there is a preview that holds them. */
const UNFINISHED_MS = 3 * HOUR_MS;
/** All files are looked through so often, and again as long as there is something to be deleted. */
const EVERY_MS = 24 * HOUR_MS;
const AT_ONCE = 100;
const MAX_REMEMBERED = 100_000;

type Services = { database: Database; storage: Storage; now: () => number };

/**
 * Finds what nobody owns and nobody would delete: what a process that was killed had stored and written down nowhere
 * yet, what a deletion could not reach, pictures that were copied for something that ended meanwhile. A file goes when
 * it is found without a row twice, half an hour apart.
 */
export function createOwnerlessSweep({ database, storage, now }: Services): () => Promise<void> {
  let seen = new Map<string, number>();
  let lookedAt: number | null = null;
  return async () => {
    await releaseLost({ database, storage, now });
    if (lookedAt !== null && seen.size === 0 && now() - lookedAt < EVERY_MS) return;
    lookedAt = now();
    const found = new Map<string, number>();
    let keys: string[] = [];
    const look = async (): Promise<void> => {
      for (const key of await ownerless(database.db, keys)) {
        const since = seen.get(key) ?? now();
        if (now() - since >= OLD_MS) await storage.delete(key);
        else if (found.size < MAX_REMEMBERED) found.set(key, since);
      }
      keys = [];
    };
    for await (const key of storage.list('')) {
      keys.push(key);
      if (keys.length >= AT_ONCE) await look();
    }
    await look();
    seen = found;
  };
}

/** Lets go of the pictures of holders that there are none of. */
async function releaseLost({ database, storage, now }: Services): Promise<void> {
  const holders = await database.db
    .selectFrom('media_links')
    .select('holder')
    .groupBy('holder')
    .having((eb) => eb(eb.fn.max('checked_at'), '<', now() - UNFINISHED_MS))
    .execute();
  for (const { holder } of holders) {
    if (await exists(database.db, holder)) continue;
    // Written by the media store only.
    const keys = await database.transaction((trx) => releaseMedia(trx, holder as MediaHolder));
    for (const key of keys) await storage.delete(key);
  }
}

async function exists(db: Executor, holder: string): Promise<boolean> {
  const at = holder.indexOf(':');
  const [kind, id] = [holder.slice(0, at), holder.slice(at + 1)];
  if (kind === 'preview') {
    const row = await db.selectFrom('previews').select('hash').where('hash', '=', id).executeTakeFirst();
    return row !== undefined;
  }
  const table = kind === 'website' ? 'websites' : 'users';
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
