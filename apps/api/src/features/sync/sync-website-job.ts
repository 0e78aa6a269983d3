import type { MessageValue } from '@tosite/validation/messages/message-value';
import { storeMessage } from '@tosite/validation/messages/stored-message';
import type { Job } from '../../queue/queue.ts';
import { findWebsiteForPublishing } from '../../site-content/website-store.ts';
import { readSource, type SourceAnswer } from './read-source.ts';
import { readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import { storeAnswer } from './store-reading.ts';
import type { SyncServices } from './sync-services.ts';
import { lockWebsite, readSyncState, writeSyncState } from '../../site-content/sync-store.ts';
import { canBeAskedAgain, whyNotFollowed } from '../../site-content/ways-of-reading.ts';

/**
 * Reads the sources of a website again and writes down what they say: all of them when the owner asked, else those
 * whose time has come, or those of the platform that a run of new posts asks about. Nothing on the site changes.
 */
export async function syncWebsiteJob(services: SyncServices, job: Job<'sync-website'>): Promise<void> {
  const { websiteId, platform, maxAgeMs } = job.payload;
  const { database, now } = services;
  const website = await findWebsiteForPublishing(database.db, websiteId);
  // Deleted, or another's, since the job was made.
  if (website === null || website.owner_id !== job.ownerId) return;
  const began = await database.transaction(async (trx) => {
    await job.fence(trx);
    const demanded = (await readSyncState(trx, websiteId))?.demanded === 1;
    await writeSyncState(trx, {
      website_id: websiteId,
      status: 'running',
      job_id: job.id,
      // Kept until the end: a run that its process did not survive is made again as it was.
      demanded: demanded ? 1 : 0,
      changed_at: now(),
    });
    return { demanded, sources: await readSourceLayers(trx, websiteId) };
  });
  const due = began.sources.filter(
    (source) =>
      isDue(source, began.demanded, now()) ||
      (source.platform === platform && whyNotFollowed(source.method) === null),
  );
  const answers = new Map<string, SourceAnswer>();
  for (const source of due) {
    const options = { signal: job.signal, demanded: began.demanded, maxAgeMs };
    answers.set(source.id, await readSource(services, website.owner_id, source, options));
  }
  await database.transaction(async (trx) => {
    await job.fence(trx);
    if (!(await lockWebsite(trx, websiteId))) return;
    const failures: MessageValue[] = [];
    const heard: Parameters<SyncServices['onRead']>[1]['answers'][number][] = [];
    // As they are now: the owner may have decided or removed something meanwhile.
    for (const source of await readSourceLayers(trx, websiteId)) {
      const answer = answers.get(source.id);
      if (answer === undefined) {
        if (source.error !== null) failures.push(source.error);
        continue;
      }
      const refused = await storeAnswer(trx, source, answer, { now: now(), demanded: began.demanded });
      if (refused !== null) failures.push(refused);
      const needsReconnect = !answer.ok && answer.needsReconnect;
      const accountId = answer.ok ? (answer.result.report.accountId ?? null) : null;
      heard.push({ sourceId: source.id, platform: source.platform, refused, needsReconnect, accountId });
    }
    const isForRun = platform !== undefined;
    await services.onRead(trx, { websiteId, ownerId: website.owner_id, isForRun, answers: heard });
    // The owner asked while this ran: that reading is still to come.
    if ((await readSyncState(trx, websiteId))?.job_id !== job.id) return;
    await writeSyncState(trx, {
      website_id: websiteId,
      status: failures.length > 0 ? 'failed' : 'idle',
      job_id: job.id,
      demanded: 0,
      error: failures[0] === undefined ? null : storeMessage(failures[0]),
      changed_at: now(),
    });
  });
}

function isDue(source: SourceLayers, demanded: boolean, now: number): boolean {
  if (!canBeAskedAgain(source.method)) return false;
  if (demanded) return true;
  return source.syncEnabled && source.nextSyncAt !== null && source.nextSyncAt <= now;
}
