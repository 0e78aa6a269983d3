import type { OnAccountDelete } from '../../feature.ts';
import { deleteFiles } from '../../storage/delete-files.ts';
import { removeWebsiteRows, type Removal } from './remove-website.ts';
import { listOwnWebsites } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** Ends an account's websites with it: pages and pictures are gone at once, addresses stay held for 90 days. */
export function endOwnerWebsites(
  services: Pick<WebsiteServices, 'storage' | 'now' | 'onWebsiteChanged'>,
): OnAccountDelete {
  return async (trx, userId) => {
    const removals: Removal[] = [];
    for (const website of await listOwnWebsites(trx, userId, null)) {
      const removal = await removeWebsiteRows(trx, {
        ownerId: userId,
        websiteId: website.id,
        now: services.now(),
      });
      if (removal !== null) removals.push(removal);
    }
    return async () => {
      services.onWebsiteChanged(removals.map((removal) => removal.label));
      for (const removal of removals) await deleteFiles(services.storage, removal);
    };
  };
}
