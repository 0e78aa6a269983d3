import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { newId } from '../../new-id.ts';
import { TryLater, type Job } from '../../queue/queue.ts';
import { lockWebsite } from '../../site-content/sync-store.ts';
import { changeAutoPost, findAutoPost, isRunUnderWay, NO_RUN, type AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { finishRun } from './finish-run.ts';
import { countItems, nextWaiting } from './item-store.ts';
import { giveUp, makePost, type Run } from './make-post.ts';
import { itemsNow } from './source-items.ts';

const LOOK_AGAIN_MS = 15_000;
/** The queue tries a job five times. */
const LAST_TRY = 4;

/**
 * Makes posts of what waits, the oldest first, as many as a run may: each in one transaction with the note that it is
 * made. Killed anywhere and run again, or run twice, there is one post of each. What is left comes with the next run.
 */
export async function autoPostJob(services: AutoPostServices, job: Job<'auto-post'>): Promise<void> {
  const { database, publisher, now } = services;
  const { websiteId } = job.payload;
  const row = await begin(services, job);
  if (row === null) return;
  const place = { websiteId, platform: row.source };
  const ownerId = job.ownerId ?? '';
  const items = await itemsNow(database.db, websiteId, row.source);
  const run: Run = { job, row, runId: row.run_id, place, ownerId, items };
  let error: MessageValue | null = null;
  while ((await countItems(database.db, place, 'made', row.run_id)) < row.max_per_run) {
    const next = await nextWaiting(database.db, place, row.run_id);
    if (next === null) break;
    await changeAutoPost(database.db, websiteId, { run_at: now() });
    const outcome = await makePost(services, run, next).catch(async (failure: unknown) => {
      if (job.attempt < LAST_TRY || job.signal.aborted) throw failure;
      // One that cannot be written does not stand in the way of the others.
      services.log.error({ err: failure, websiteId }, 'a post could not be made by itself');
      return giveUp(services, run, next);
    });
    if (outcome === 'over') break;
    if (outcome !== 'done') {
      error = outcome;
      break;
    }
  }
  await database.transaction(async (trx) => {
    await job.fence(trx);
    if (!(await lockWebsite(trx, websiteId))) return;
    const current = await findAutoPost(trx, websiteId);
    if (current === null || current.run_id !== row.run_id) return;
    const read = current.run_error === null ? null : readStoredMessage(current.run_error);
    await finishRun(services, trx, current, { ownerId, error: error ?? read });
  });
  if (await isPublishedIn(services, run)) await publisher.publish(websiteId, 'posts');
}

type Begun = AutoPostRow & { run_id: string };

/** null: it is off, it waits for its owner, or the website is not theirs any more. */
async function begin(services: AutoPostServices, job: Job<'auto-post'>): Promise<Begun | null> {
  const { database, now } = services;
  const { websiteId } = job.payload;
  return database.transaction(async (trx) => {
    await job.fence(trx);
    if (!(await lockWebsite(trx, websiteId))) return null;
    const row = await findAutoPost(trx, websiteId);
    const website = await trx
      .selectFrom('websites')
      .select('owner_id')
      .where('id', '=', websiteId)
      .executeTakeFirst();
    if (row === null || website?.owner_id !== job.ownerId) return null;
    if (row.enabled === 0 || row.paused_at !== null) {
      await changeAutoPost(trx, websiteId, NO_RUN);
      return null;
    }
    const isAnothers = row.run_state === 'writing' && row.run_job !== null && row.run_job !== job.id;
    if (isAnothers && isRunUnderWay(row, now()))
      throw new TryLater(LOOK_AGAIN_MS, 'another run is under way');
    const begun = {
      run_state: 'writing' as const,
      run_at: now(),
      run_job: job.id,
      run_id: row.run_id ?? newId('apr'),
    };
    await changeAutoPost(trx, websiteId, begun);
    return { ...row, ...begun };
  });
}

async function isPublishedIn({ database }: AutoPostServices, { place, runId }: Run): Promise<boolean> {
  const row = await database.db
    .selectFrom('auto_post_items')
    .innerJoin('posts', 'posts.id', 'auto_post_items.post_id')
    .select('posts.id')
    .where('auto_post_items.website_id', '=', place.websiteId)
    .where('auto_post_items.run_id', '=', runId)
    .where('posts.status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
