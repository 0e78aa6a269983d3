import { notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { deleteFiles } from '../../storage/delete-files.ts';
import { removeWebsiteRows } from './remove-website.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/**
 * Takes a website down for good: its pages and pictures are gone when this resolves, its address stays held. What is paid
 * for it ends before; where that cannot be, nothing is deleted.
 */
export async function deleteWebsite(
  services: WebsiteServices & { beforeDelete: (ownerId: string, websiteId: string) => Promise<void> },
  ownerId: string,
  websiteId: string,
): Promise<void> {
  const { database, storage, now, log } = services;
  if ((await findOwnWebsite(database.db, ownerId, websiteId)) === null) throw notFound();
  await services.beforeDelete(ownerId, websiteId);
  const removal = await database.transaction(async (trx) => {
    const removed = await removeWebsiteRows(trx, { ownerId, websiteId, now: now() });
    if (removed !== null) {
      await recordActivity(trx, {
        userId: ownerId,
        websiteId: null,
        kind: 'website_deleted',
        data: { label: removed.label },
        now: now(),
      });
    }
    return removed;
  });
  if (removal === null) throw notFound();
  services.onWebsiteChanged([removal.label]);
  // The website is gone either way; what is left of its files is found by the sweep of files without a row.
  await deleteFiles(storage, removal)
    .then(() => database.wipe())
    .catch((error: unknown) => log.error({ err: error, websiteId }, 'files of a deleted website are left'));
}
