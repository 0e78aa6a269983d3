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

/** What is planned and what is to be at once wait side by side: who plans the next run puts off none that is due. */
const plannedKey = (websiteId: string): string => `auto:${websiteId}`;
const atOnceKey = (websiteId: string): string => `auto-now:${websiteId}`;

export function nextRunAt(
  { frequency }: Pick<AutoPostRow, 'frequency'>,
  now: number,
  failed = false,
): number {
  return now + (failed ? Math.min(EVERY[frequency], AFTER_FAILURE_MS) : EVERY[frequency]);
}

/**
 * Queues the reading of a run that somebody asked for or that was told of, `inMs` from now; one that waits already gives
 * way. Answers the job's id.
 */
export function queueRun(
  parts: Parts,
  trx: Executor,
  planned: Planned,
  { inMs = 0, maxAgeMs }: { inMs?: number; maxAgeMs: number },
): Promise<string> {
  return queueReading(parts, trx, planned, { dedupeKey: atOnceKey(planned.website_id), inMs, maxAgeMs });
}

/** It is a reading like any other, and goes into the site's changes. */
async function queueReading(
  { queue }: Parts,
  trx: Executor,
  { website_id: websiteId, source: platform, ownerId }: Planned,
  { dedupeKey, inMs, maxAgeMs }: { dedupeKey: string; inMs: number; maxAgeMs: number },
): Promise<string> {
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

/** Takes out every run that waits for its first try. */
export async function withdrawRuns(
  { queue }: Pick<Parts, 'queue'>,
  trx: Executor,
  websiteId: string,
): Promise<void> {
  await queue.withdraw(trx, 'sync-website', plannedKey(websiteId));
  await queue.withdraw(trx, 'sync-website', atOnceKey(websiteId));
}

/** Sees to it that a run that is due before the next sweep begins in time. */
export async function planRun(
  services: Parts,
  trx: Executor,
  row: Planned & Pick<AutoPostRow, 'enabled' | 'next_run_at'>,
): Promise<void> {
  const { now } = services;
  const { next_run_at: at } = row;
  if (row.enabled === 0 || at === null) return withdrawRuns(services, trx, row.website_id);
  if (at > now() + HOUR) return;
  try {
    const dedupeKey = plannedKey(row.website_id);
    await queueReading(services, trx, row, {
      dedupeKey,
      inMs: Math.max(0, at - now()),
      maxAgeMs: MAX_AGE_MS,
    });
  } catch (error) {
    // Their other work comes first; the next sweep tries again.
    if (!(error instanceof QueueFull)) throw error;
  }
}
