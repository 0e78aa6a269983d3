import type { Executor } from '../../database/database.ts';
import { releaseMedia } from '../media/media-store.ts';
import { releaseLabel } from './label-store.ts';
import {
  currentWebsiteId,
  deleteOwnWebsite,
  findOwnWebsite,
  listOwnWebsites,
  setCurrentWebsite,
} from './website-store.ts';
import type { WebsiteServices } from './website-services.ts';

export type Removal = {
  label: string;
  /** Files that nobody needs any more, to be deleted once the transaction is committed. */
  storageKeys: string[];
  /** Folders that were this website's own. */
  storageFolders: string[];
};

/**
 * Takes a website out of the database, with everything that hangs on it. Its address stays held for its owner for
 * 90 days. null: there is no such website of theirs.
 */
export async function removeWebsiteRows(
  trx: Executor,
  removal: { ownerId: string; websiteId: string; now: number },
): Promise<Removal | null> {
  const { ownerId, websiteId, now } = removal;
  const website = await findOwnWebsite(trx, ownerId, websiteId);
  if (website === null) return null;
  const storageKeys = await releaseMedia(trx, `website:${websiteId}`);
  // Named one by one rather than left to the foreign keys, so that both engines do the same in the same order.
  const publishes = trx.selectFrom('publishes').select('id').where('website_id', '=', websiteId);
  await trx.deleteFrom('publish_files').where('publish_id', 'in', publishes).execute();
  await trx.deleteFrom('publish_parts').where('publish_id', 'in', publishes).execute();
  await trx.deleteFrom('version_parts').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('publishes').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('website_sources').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('website_edits').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('uploads').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('website_syncs').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('sync_undos').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('activity').where('website_id', '=', websiteId).execute();
  await deleteOwnWebsite(trx, ownerId, websiteId);
  await releaseLabel(trx, { label: website.label, userId: ownerId, movedTo: null, now });
  // Older addresses of the site lead nowhere now.
  await trx.updateTable('labels').set({ moved_to: null }).where('moved_to', '=', website.label).execute();
  if ((await currentWebsiteId(trx, ownerId)) === websiteId) {
    const [next] = await listOwnWebsites(trx, ownerId, null);
    await setCurrentWebsite(trx, ownerId, next?.id ?? null);
  }
  return { label: website.label, storageKeys, storageFolders: [`sites/${websiteId}/`] };
}

/** Deletes from the storage what a committed removal left behind. */
export async function deleteRemovedFiles(
  storage: WebsiteServices['storage'],
  removal: Pick<Removal, 'storageKeys' | 'storageFolders'>,
): Promise<void> {
  for (const key of removal.storageKeys) await storage.delete(key);
  for (const folder of removal.storageFolders) {
    for await (const key of storage.list(folder)) await storage.delete(key);
  }
}
