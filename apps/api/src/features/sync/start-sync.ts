import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { sourceRows } from '../../site-content/source-store.ts';
import type { SyncServices } from './sync-services.ts';
import { isUnderWay } from './sync-status.ts';
import { readSyncState, writeSyncState } from '../../site-content/sync-store.ts';
import { canBeAskedAgain } from '../../site-content/ways-of-reading.ts';

/** Queues the reading of a website's sources; while one waits or runs for its owner, there is no second. */
export async function startSync(
  services: SyncServices,
  ownerId: string,
  websiteId: string,
): Promise<{ status: 'queued' | 'running'; jobId: string }> {
  const { database, queue, now } = services;
  return database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const sources = await sourceRows(trx, websiteId);
    if (!sources.some(({ method }) => canBeAskedAgain(method))) {
      throw new ApiFailure('conflict', { id: 'sync.filesOnly' });
    }
    const state = await readSyncState(trx, websiteId);
    if (state !== null && isUnderWay(state, now()) && state.demanded === 1 && state.job_id !== null) {
      return { status: state.status === 'running' ? 'running' : 'queued', jobId: state.job_id };
    }
    // Not the key of the schedule, whose job may wait for its hour.
    const dedupeKey = `now:${websiteId}`;
    const jobId = await queue.enqueue(trx, 'sync-website', { websiteId }, { dedupeKey, ownerId });
    await writeSyncState(trx, {
      website_id: websiteId,
      status: 'queued',
      job_id: jobId,
      demanded: 1,
      error: null,
      changed_at: now(),
    });
    return { status: 'queued', jobId };
  });
}
