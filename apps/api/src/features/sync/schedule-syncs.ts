import { sql } from 'kysely';
import { QueueFull } from '../../queue/queue.ts';
import type { SyncServices } from './sync-services.ts';

const AT_ONCE = 500;
/** The sweep comes once an hour: what is due until the next one is spread over it. */
const HOUR = 3_600_000;

/** Queues the reading of every website with a followed source whose time has come. */
export async function scheduleSyncs(services: SyncServices): Promise<void> {
  const { database, queue, now } = services;
  await resumeReconnected(services);
  const due = await database.db
    .selectFrom('website_sources')
    .innerJoin('websites', 'websites.id', 'website_sources.website_id')
    .select(['websites.id as websiteId', 'websites.owner_id as ownerId'])
    .select((eb) => eb.fn.min('website_sources.next_sync_at').as('at'))
    .where('website_sources.sync_enabled', '=', 1)
    .where('websites.status', '<>', 'suspended')
    .where('website_sources.next_sync_at', '<=', now() + HOUR)
    .groupBy(['websites.id', 'websites.owner_id'])
    .orderBy(sql`min(website_sources.next_sync_at)`)
    .limit(AT_ONCE)
    .execute();
  for (const { websiteId, ownerId, at } of due) {
    const runAt = Math.max(now(), at ?? 0);
    try {
      await queue.enqueue(
        database.db,
        'sync-website',
        { websiteId },
        { dedupeKey: websiteId, ownerId, runAt },
      );
    } catch (error) {
      // Their other work comes first; the next sweep tries again.
      if (!(error instanceof QueueFull)) throw error;
    }
  }
}

/** A source that waited for its account goes on once that is connected again. */
async function resumeReconnected({ database, now }: SyncServices): Promise<void> {
  await database.db
    .updateTable('website_sources')
    .set({ next_sync_at: now(), needs_reconnect: 0, sync_error: null })
    .where('needs_reconnect', '=', 1)
    .where('sync_enabled', '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('connections')
          .innerJoin('websites', 'websites.owner_id', 'connections.user_id')
          .select('connections.id')
          .whereRef('websites.id', '=', 'website_sources.website_id')
          .whereRef('connections.platform', '=', 'website_sources.platform')
          .whereRef('connections.connected_at', '>', 'website_sources.checked_at')
          .where('connections.status', '=', 'active'),
      ),
    )
    .execute();
}
