import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { Executor } from '../database/database.ts';
import { updateOwnWebsite } from '../site-content/website-store.ts';
import { changeSpec } from '../site-content/spec-store.ts';
import type { WebsiteServices } from './website-services.ts';
import { lockOwnWebsite } from '../site-content/lock-own-website.ts';
import { owePublish } from './owed-publish.ts';

/**
 * Changes the layers of a website in one transaction, then publishes it; live when this resolves. Its new pictures come
 * through the queue. The work touches nothing but the database, since it may be run again.
 */
export async function decide<T>(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  work: (trx: Executor) => Promise<T>,
): Promise<T> {
  const { database, queue, publisher, now } = services;
  const answer = await database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const done = await work(trx);
    await updateOwnWebsite(trx, ownerId, websiteId, {}, now());
    await owePublish(queue, trx, websiteId, 'sync');
    const holder = `website:${websiteId}` as const;
    await queue.enqueue(trx, 'copy-pictures', { holder }, { ownerId, dedupeKey: websiteId });
    return done;
  });
  await publisher.publish(websiteId, 'sync');
  return answer;
}

/** Puts other edits in the place of those there are; nothing is written when they are the same. */
export async function replaceEdits(
  trx: Executor,
  websiteId: string,
  now: number,
  change: (edits: OwnerEdits) => OwnerEdits,
): Promise<void> {
  await changeSpec(trx, websiteId, now, (spec) => ({ ...spec, edits: change(spec.edits) }));
}
