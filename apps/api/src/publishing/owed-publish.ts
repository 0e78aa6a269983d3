import type { Executor } from '../database/database.ts';
import { QueueFull, type Queue } from '../queue/queue.ts';
import type { PublishReason } from '../queue/job-kinds.ts';

/** Whoever changes a website publishes it at once, as a rule; only when that did not happen does the job do it. */
const AFTER_MS = 10_000;
/** A change that is as old as this and not up is nobody's any more. */
const FORGOTTEN_MS = 60_000;

/**
 * Writes down, in the transaction of a change, that the website has to be published: whatever becomes of this process,
 * what was saved goes up. A publish that succeeds takes it out again.
 */
export async function owePublish(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  websiteId: string,
  reason: PublishReason,
  afterMs = AFTER_MS,
): Promise<void> {
  try {
    await queue.enqueue(
      trx,
      'publish-website',
      { websiteId, reason },
      // The queue goes by the machine's clock.
      { dedupeKey: `${websiteId} ${reason}`, runAt: Date.now() + afterMs },
    );
  } catch (error) {
    // Too much waits already: then the sweep finds it.
    if (!(error instanceof QueueFull)) throw error;
  }
}

/** Whether the website was changed since what is up was drawn. */
export async function isBehind(db: Executor, websiteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('websites')
    .select('id')
    .where('id', '=', websiteId)
    .where((eb) =>
      eb.or([eb('published_version', 'is', null), eb('published_version', '<', eb.ref('content_version'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Owes every website whose last change is not up and which nobody publishes. */
export async function sweepBehind({
  database,
  queue,
  now,
}: {
  database: { db: Executor };
  queue: Queue;
  now: () => number;
}): Promise<void> {
  const behind = await database.db
    .selectFrom('websites')
    .select('id')
    .where('published_version', '<', (eb) => eb.ref('content_version'))
    .where('updated_at', '<', now() - FORGOTTEN_MS)
    .limit(500)
    .execute();
  for (const { id } of behind) await owePublish(queue, database.db, id, 'edit', 0);
}
