import type { Executor } from '../../database/database.ts';
import { QueueFull } from '../../queue/queue.ts';
import type { AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';

const HOUR = 3_600_000;
const EVERY = { hourly: HOUR, daily: 24 * HOUR, weekly: 7 * 24 * HOUR } as const;
/** After a run that failed it is tried again sooner. */
const AFTER_FAILURE_MS = 4 * HOUR;
/** So old may an answer be that somebody else has had. */
const MAX_AGE_MS = 10 * 60_000;

type Parts = Pick<AutoPostServices, 'queue' | 'now'>;
type Planned = Pick<AutoPostRow, 'website_id' | 'source'> & { ownerId: string };

export const runKey = (websiteId: string): string => `auto:${websiteId}`;

export function nextRunAt(
  { frequency }: Pick<AutoPostRow, 'frequency'>,
  now: number,
  failed = false,
): number {
  return now + (failed ? Math.min(EVERY[frequency], AFTER_FAILURE_MS) : EVERY[frequency]);
}

/**
 * Queues the reading that a run begins with, `inMs` from now; what waited for another time gives way. It is a reading
 * like any other, and goes into the site's changes. Answers the job's id.
 */
export async function queueRun(
  { queue }: Parts,
  trx: Executor,
  { website_id: websiteId, source: platform, ownerId }: Planned,
  { inMs = 0, maxAgeMs = MAX_AGE_MS }: { inMs?: number; maxAgeMs?: number } = {},
): Promise<string> {
  const dedupeKey = runKey(websiteId);
  await queue.withdraw(trx, 'sync-website', dedupeKey);
  // The queue goes by the machine's clock.
  const runAt = inMs === 0 ? {} : { runAt: Date.now() + inMs };
  return queue.enqueue(
    trx,
    'sync-website',
    { websiteId, platform, maxAgeMs },
    { dedupeKey, ownerId, ...runAt },
  );
}

/** Sees to it that a run that is due before the next sweep begins in time. */
export async function planRun(
  services: Parts,
  trx: Executor,
  row: Planned & Pick<AutoPostRow, 'enabled' | 'next_run_at'>,
): Promise<void> {
  const { queue, now } = services;
  const { next_run_at: at } = row;
  if (row.enabled === 0 || at === null) {
    await queue.withdraw(trx, 'sync-website', runKey(row.website_id));
    return;
  }
  if (at > now() + HOUR) return;
  try {
    await queueRun(services, trx, row, { inMs: Math.max(0, at - now()) });
  } catch (error) {
    // Their other work comes first; the next sweep tries again.
    if (!(error instanceof QueueFull)) throw error;
  }
}
