import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { listOwnWebsites, touchContent } from '../websites/website-store.ts';
import type { Publisher } from './publish-queue.ts';

/** Publishing without anybody waiting for it. */
export function publishingFeature({ database, queue }: Core, { publisher }: { publisher: Publisher }) {
  return {
    jobs: {
      'publish-website': async ({ payload }) => {
        await database.transaction(async (trx) => touchContent(trx, payload.websiteId));
        await publisher.publish(payload.websiteId, 'verified');
      },
    },
    // A verified owner's sites may be found: their pages say otherwise until they are drawn again.
    async onEmailVerified(trx, userId) {
      for (const { id } of await listOwnWebsites(trx, userId, null))
        await queue.enqueue(trx, 'publish-website', { websiteId: id }, { dedupeKey: id, ownerId: userId });
    },
  } satisfies Feature;
}
