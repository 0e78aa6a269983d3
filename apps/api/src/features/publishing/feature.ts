import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { listOwnWebsites, touchContent } from '../../site-content/website-store.ts';
import type { Publisher } from '../../publishing/publish-queue.ts';
import { isBehind, owePublish, sweepBehind } from '../../publishing/owed-publish.ts';

/** Publishing without anybody waiting for it. */
export function publishingFeature(core: Core, { publisher }: { publisher: Publisher }) {
  const { database, queue } = core;
  return {
    jobs: {
      'publish-website': async ({ payload: { websiteId, reason } }) => {
        if (reason === undefined) await database.transaction(async (trx) => touchContent(trx, websiteId));
        if (await isBehind(database.db, websiteId)) await publisher.publish(websiteId, reason ?? 'verified');
      },
    },
    sweeps: [() => sweepBehind(core)],
    // A verified owner's sites may be found: their pages say otherwise until they are drawn again.
    async onEmailVerified(trx, userId) {
      for (const { id } of await listOwnWebsites(trx, userId, null)) {
        await touchContent(trx, id);
        await owePublish(queue, trx, id, 'verified', 0);
      }
    },
  } satisfies Feature;
}
