import type { Executor } from '../../database/database.ts';
import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { QueueFull } from '../../queue/queue.ts';
import type { DomainServices } from './domain-services.ts';

/** What is due later than this is found by the sweep. */
const AHEAD_MS = 3_600_000;
const AT_ONCE = 500;

/** Sees to it that a domain is looked at in time. */
export async function planCheck(
  { queue, now }: Pick<DomainServices, 'queue' | 'now'>,
  trx: Executor,
  { id, owner_id: ownerId, next_check_at: at }: Pick<CustomDomainRow, 'id' | 'owner_id' | 'next_check_at'>,
): Promise<void> {
  await queue.withdraw(trx, 'check-domain', id);
  if (at === null || at > now() + AHEAD_MS) return;
  // The queue goes by the machine's clock.
  const runAt = Date.now() + Math.max(0, at - now());
  try {
    await queue.enqueue(trx, 'check-domain', { domainId: id }, { dedupeKey: id, ownerId, runAt });
  } catch (error) {
    // Too much waits already: then the sweep finds it.
    if (!(error instanceof QueueFull)) throw error;
  }
}

/** Plans what is due within the hour, and forgets whose domains stayed theirs for long enough. */
export async function sweepDomains(services: DomainServices): Promise<void> {
  const { database, now } = services;
  const due = await database.db
    .selectFrom('custom_domains')
    .select(['id', 'owner_id', 'next_check_at'])
    .where('next_check_at', '<=', now() + AHEAD_MS)
    .orderBy('next_check_at')
    .limit(AT_ONCE)
    .execute();
  for (const row of due) await planCheck(services, database.db, row);
  await database.db.deleteFrom('domain_reservations').where('held_until', '<', now()).execute();
}
