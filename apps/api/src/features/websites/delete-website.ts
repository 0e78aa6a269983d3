import { notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../activity/activity-store.ts';
import { deleteRemovedFiles, removeWebsiteRows } from './remove-website.ts';
import type { WebsiteServices } from './website-services.ts';

/** Takes a website down for good: its pages and pictures are gone when this resolves, its address stays held. */
export async function deleteWebsite(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
): Promise<void> {
  const { database, storage, now } = services;
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
  await deleteRemovedFiles(storage, removal);
}
