import type { Executor } from '../database/database.ts';
import { QueueFull, type Queue } from '../queue/queue.ts';
import type { PublishReason } from '../queue/job-kinds.ts';

/** Whoever changes a website publishes it at once, as a rule; only when that did not happen does the job do it. */
const AFTER_MS = 10_000;
/** A change that is as old as this and not up is nobody's any more. */
const FORGOTTEN_MS = 60_000;

/** What changes how the pages are drawn, and nothing that an owner decides: no version of its own in the history. */
const CHANGES_NO_STATE: ReadonlySet<PublishReason> = new Set(['pictures', 'verified', 'plan', 'domain']);

/**
 * Writes down, in the transaction of a change, that the website has to be published and what for: whatever becomes of
 * this process, what was saved goes up, and whoever draws it, its version says what was changed. The switch to what was
 * drawn since takes it out again.
 */
export async function owePublish(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  websiteId: string,
  reason: PublishReason,
  afterMs = AFTER_MS,
): Promise<void> {
  if (!CHANGES_NO_STATE.has(reason))
    await trx.updateTable('websites').set({ changed_for: reason }).where('id', '=', websiteId).execute();
  await enqueuePublish(queue, trx, { websiteId, reason, afterMs });
}

async function enqueuePublish(
  queue: Pick<Queue, 'enqueue'>,
  trx: Executor,
  { websiteId, reason, afterMs }: { websiteId: string; reason: PublishReason; afterMs: number },
): Promise<void> {
  const website = await trx
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', websiteId)
    .executeTakeFirst();
  if (website === undefined) return;
  // The queue goes by the machine's clock.
  const options = { dedupeKey: websiteId, runAt: Date.now() + afterMs, ownerId: website.owner_id };
  try {
    await queue.enqueue(trx, 'publish-website', { websiteId, reason }, options);
  } catch (error) {
    // Too much waits already: then the sweep finds it.
    if (!(error instanceof QueueFull)) throw error;
  }
}

/** What was owed is up: in the transaction of the switch, so that a change that comes after it is owed anew. */
export async function settlePublish(
  queue: Pick<Queue, 'withdraw'>,
  trx: Executor,
  websiteId: string,
): Promise<void> {
  await queue.withdraw(trx, 'publish-website', websiteId);
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
    .select(['id', 'updated_at'])
    .where('published_version', '<', (eb) => eb.ref('content_version'))
    .limit(500)
    .execute();
  // A sweep comes once an hour: what may still be somebody's is owed for when it is nobody's any more.
  for (const { id, updated_at: at } of behind)
    await enqueuePublish(queue, database.db, {
      websiteId: id,
      reason: 'edit',
      afterMs: Math.max(0, at + FORGOTTEN_MS - now()),
    });
}
