import type { Message } from '@tosite/validation/messages/message';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import { ApiFailure } from '../../http/api-failure.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { changeAutoPost, findAutoPost, isRunUnderWay } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { queueRun } from './plan-run.ts';

/** As old as an answer may be when the owner asks. */
const ON_DEMAND_MS = 60_000;

/** Queues a run at once. Fails with `conflict` while it is off, waits for its owner, or one is under way. */
export async function runNow(
  services: AutoPostServices,
  ownerId: string,
  websiteId: string,
): Promise<{ status: 'queued'; jobId: string }> {
  const { database, now } = services;
  return database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const row = await findAutoPost(trx, websiteId);
    if (row === null || row.enabled === 0) throw new ApiFailure('conflict', { id: 'autoPost.off' });
    // What is kept was a message of the catalogue.
    if (row.paused_reason !== null)
      throw new ApiFailure('conflict', readStoredMessage(row.paused_reason) as Message);
    if (isRunUnderWay(row, now())) throw new ApiFailure('conflict', { id: 'autoPost.underWay' });
    // A run that stopped before its end is gone on with.
    await changeAutoPost(trx, websiteId, { run_state: 'reading', run_at: now() });
    const jobId = await queueRun(services, trx, { ...row, ownerId }, { maxAgeMs: ON_DEMAND_MS });
    return { status: 'queued', jobId };
  });
}
