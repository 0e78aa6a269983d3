import type { Executor } from '../../database/database.ts';
import { forgetAnswers } from '../../http/idempotency.ts';
import type { LeftFiles } from '../../storage/delete-files.ts';
import { releaseDomain } from '../../site-content/custom-domain-store.ts';
import { dropUnshown } from '../../site-content/drop-unshown.ts';
import { filmId } from '../../site-content/film-store.ts';
import { releaseMedia } from '../../site-content/media-store.ts';
import { originalOf } from '../../site-content/picture-keys.ts';
import { previewsOfWebsite } from '../../site-content/preview-store.ts';
import { forgetProfile } from '../../site-content/profile-cache-store.ts';
import { removePreviewRows } from '../../previews/remove-previews.ts';
import { releaseLabel } from '../../site-content/label-store.ts';
import { sourceFromRow, sourceRows } from '../../site-content/source-store.ts';
import {
  currentWebsiteId,
  deleteOwnWebsite,
  findOwnWebsite,
  listOwnWebsites,
  setCurrentWebsite,
} from '../../site-content/website-store.ts';

export type Removal = LeftFiles & { label: string };

/**
 * Takes a website out of the database, with everything that hangs on it: the previews that it came of, and what was
 * read for it of a platform. Its address stays held for its owner for 90 days. null: there is no such website of theirs.
 */
export async function removeWebsiteRows(
  trx: Executor,
  removal: { ownerId: string; websiteId: string; now: number },
): Promise<Removal | null> {
  const { ownerId, websiteId, now } = removal;
  const website = await findOwnWebsite(trx, ownerId, websiteId);
  if (website === null) return null;
  const previews = await removePreviewRows(trx, await previewsOfWebsite(trx, websiteId));
  const storageKeys = [...previews.storageKeys, ...(await releaseMedia(trx, `website:${websiteId}`))];
  for (const profile of await profilesOf(trx, websiteId)) await forgetProfile(trx, profile);
  await forgetAnswers(trx, `website:${websiteId}`);
  // Named one by one rather than left to the foreign keys, so that both engines do the same in the same order.
  const publishes = trx.selectFrom('publishes').select('id').where('website_id', '=', websiteId);
  const shown = await trx
    .deleteFrom('site_files')
    .where('website_id', '=', websiteId)
    .returning('storage_key')
    .execute();
  await trx.deleteFrom('publish_parts').where('publish_id', 'in', publishes).execute();
  await trx.deleteFrom('version_parts').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('publishes').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('website_sources').where('website_id', '=', websiteId).execute();
  const uploads = await trx
    .deleteFrom('uploads')
    .where('website_id', '=', websiteId)
    .returning('media_id')
    .execute();
  await releaseDomain(trx, websiteId, now);
  await trx.deleteFrom('payment_sessions').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('payment_subscriptions').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('post_versions').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('post_slugs').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('posts').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('website_syncs').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('sync_undos').where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('activity').where('website_id', '=', websiteId).execute();
  // Pictures that only an older version showed, or none at all.
  const pictures = new Set(uploads.map(({ media_id: id }) => id));
  for (const { storage_key: key } of shown) {
    const original = originalOf(key);
    if (original !== null) pictures.add(key.endsWith('.mp4') ? filmId(original) : original);
  }
  storageKeys.push(...(await dropUnshown(trx, [...pictures])));
  await deleteOwnWebsite(trx, ownerId, websiteId);
  await releaseLabel(trx, { label: website.label, userId: ownerId, movedTo: null, now });
  // Nobody puts up under it at once what was taken down, its owner as little as others.
  if (website.status === 'suspended')
    await trx.updateTable('labels').set({ last_owner_id: null }).where('label', '=', website.label).execute();
  // Older addresses of the site lead nowhere now.
  await trx.updateTable('labels').set({ moved_to: null }).where('moved_to', '=', website.label).execute();
  if ((await currentWebsiteId(trx, ownerId)) === websiteId) {
    const [next] = await listOwnWebsites(trx, ownerId, null);
    await setCurrentWebsite(trx, ownerId, next?.id ?? null);
  }
  return {
    label: website.label,
    storageKeys,
    storageFolders: [...previews.storageFolders, `sites/${websiteId}/`],
  };
}

/** The profiles that feed a website. */
async function profilesOf(trx: Executor, websiteId: string) {
  const sources = await sourceRows(trx, websiteId);
  return sources
    .map((source) => sourceFromRow(source))
    .map(({ platform, websiteType, handle, profileUrl }) => ({
      platform,
      websiteType,
      handle,
      url: profileUrl,
    }));
}
