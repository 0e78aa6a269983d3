import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { dropUnshown } from '../../site-content/drop-unshown.ts';
import { forgetUpload, isMentioned, markUsed, unusedUploads } from './upload-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 100;

/**
 * Lets go of uploads that no website has named for a day, and deletes the files of pictures that for an hour neither a
 * website, nor a preview, nor a kept version of a site shows any more.
 */
export async function sweepUploads(services: {
  database: Database;
  storage: Storage;
  now: () => number;
}): Promise<void> {
  const { database, storage, now } = services;
  for (const { website_id: id, image_url: url } of await unusedUploads(database.db, now() - DAY_MS)) {
    await database.transaction(async (trx) => {
      if (await isMentioned(trx, id, url)) await markUsed(trx, id, url);
      else await forgetUpload(trx, id, url);
    });
  }
  const keys = await database.transaction((trx) => dropOrphans(trx, now() - HOUR_MS));
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/** Forgets pictures that nobody shows; answers the keys of their files. */
async function dropOrphans(trx: Database['db'], before: number): Promise<string[]> {
  const orphans = await trx
    .selectFrom('media')
    .select('id')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('media_links').select('holder').whereRef('media_links.media_id', '=', 'media.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return dropUnshown(
    trx,
    orphans.map(({ id }) => id),
  );
}
