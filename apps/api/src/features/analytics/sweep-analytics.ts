import type { AnalyticsServices } from './analytics-services.ts';
import { deleteOldMonths, sumMonths } from './months.ts';
import { KEPT_DAYS } from './range.ts';
import { rollUp } from './roll-up.ts';
import { deleteOldSalts, utcDay } from './salts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 'Now' is over five minutes. */
const ROLLED_KEPT = 10 * MINUTE;
/** Swept once an hour: none is older than 48 hours. */
const RAW_KEPT = 47 * HOUR;

/** Adds up what waits, then deletes what has had its time. */
export async function sweepAnalytics({ database, now }: AnalyticsServices): Promise<void> {
  const { db } = database;
  await rollUp(database);
  await db
    .deleteFrom('analytics_visits')
    .where((eb) =>
      eb.or([
        eb('at', '<', now() - RAW_KEPT),
        eb.and([eb('rolled', '=', 1), eb('at', '<', now() - ROLLED_KEPT)]),
      ]),
    )
    .execute();
  await deleteOldSalts(database, now());
  // As long as a visit of that day may come to be added.
  await db
    .deleteFrom('analytics_seen')
    .where('day', '<', utcDay(now() - 3 * DAY))
    .execute();
  const firstKept = utcDay(now() - KEPT_DAYS * DAY);
  await deleteOldMonths(database, firstKept);
  await db.deleteFrom('analytics_sums').where('day', '<', firstKept).execute();
  await sumMonths(database, now());
}

/** Once a minute in a worker, so that whoever looks at figures has little to wait for. */
export function rollEachMinute(
  { database, log }: Pick<AnalyticsServices, 'database' | 'log'>,
  signal: AbortSignal,
): void {
  const timer = setInterval(() => {
    rollUp(database, { most: 100 }).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'visits could not be added up');
    });
  }, MINUTE);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
