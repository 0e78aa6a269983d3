import type { AutoPostServices } from './auto-post-services.ts';
import { findAutoPost, isRunUnderWay, NO_RUN, changeAutoPost } from './auto-post-store.ts';
import { countItems } from './item-store.ts';
import { unpause } from './pause.ts';
import { planRun } from './plan-run.ts';
import { QueueFull } from '../../queue/queue.ts';
import { lockWebsite } from '../../site-content/sync-store.ts';

const AT_ONCE = 500;
const HOUR = 3_600_000;

/** Once an hour: plans what is due until the next one, goes on with runs that stopped and with what was reconnected. */
export async function sweepAutoPosts(services: AutoPostServices): Promise<void> {
  const { database, now } = services;
  const due = await database.db
    .selectFrom('auto_posts')
    .innerJoin('websites', 'websites.id', 'auto_posts.website_id')
    .select(['auto_posts.website_id as websiteId', 'websites.owner_id as ownerId'])
    .where('auto_posts.enabled', '=', 1)
    .where((eb) =>
      eb.or([
        eb('auto_posts.next_run_at', '<=', now() + HOUR),
        eb('auto_posts.run_state', 'is not', null),
        eb.exists(
          eb
            .selectFrom('connections')
            .select('connections.id')
            .whereRef('connections.user_id', '=', 'websites.owner_id')
            .whereRef('connections.platform', '=', 'auto_posts.source')
            .whereRef('connections.connected_at', '>', 'auto_posts.paused_at')
            .where('connections.status', '=', 'active'),
        ),
      ]),
    )
    .orderBy('auto_posts.next_run_at')
    .limit(AT_ONCE)
    .execute();
  for (const { websiteId, ownerId } of due) await lookAt(services, websiteId, ownerId);
}

async function lookAt(services: AutoPostServices, websiteId: string, ownerId: string): Promise<void> {
  const { database, queue, now } = services;
  await database.transaction(async (trx) => {
    if (!(await lockWebsite(trx, websiteId))) return;
    const found = await findAutoPost(trx, websiteId);
    if (found === null || found.enabled === 0) return;
    // It was chosen for a connection that is newer than the pause.
    const row = await unpause(services, trx, found, { ownerId, at: now() });
    if (row.run_state !== null && !isRunUnderWay(row, now())) {
      const waits = await countItems(trx, { websiteId, platform: row.source }, 'waiting');
      if (row.run_id === null && waits === 0) await changeAutoPost(trx, websiteId, NO_RUN);
      else await goOn(queue, trx, websiteId, ownerId);
    }
    await planRun(services, trx, { ...row, ownerId });
  });
}

async function goOn(
  queue: AutoPostServices['queue'],
  trx: Parameters<typeof planRun>[1],
  websiteId: string,
  ownerId: string,
): Promise<void> {
  try {
    await queue.enqueue(trx, 'auto-post', { websiteId }, { dedupeKey: websiteId, ownerId });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
  }
}
