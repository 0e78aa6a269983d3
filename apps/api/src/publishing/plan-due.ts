import type { Executor } from '../database/database.ts';
import { QueueFull } from '../queue/queue.ts';
import type { WebsiteServices } from './website-services.ts';

/** What is due later than this is found by the sweep, so that plans for years do not fill the queue. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * Sees to it that the next planned post of a website goes up in time: one job a website, at the time of the first one;
 * it plans the next one. In the transaction of the plan, which holds the website's row.
 */
export async function planDue(
  { queue, now }: Pick<WebsiteServices, 'queue' | 'now'>,
  trx: Executor,
  { id: websiteId, owner_id: ownerId }: { id: string; owner_id: string },
): Promise<void> {
  const next = await trx
    .selectFrom('posts')
    .select((eb) => eb.fn.min('publish_at').as('at'))
    .where('website_id', '=', websiteId)
    .where('status', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // One that waits has the time of an earlier plan.
  await queue.withdraw(trx, 'publish-posts', websiteId);
  const at = next?.at ?? null;
  if (at === null || at > now() + AHEAD_MS) return;
  // The queue goes by the machine's clock.
  const runAt = Date.now() + Math.max(0, at - now());
  try {
    await queue.enqueue(trx, 'publish-posts', { websiteId }, { dedupeKey: websiteId, ownerId, runAt });
  } catch (error) {
    // Too much waits already: then the sweep finds it.
    if (!(error instanceof QueueFull)) throw error;
  }
}
