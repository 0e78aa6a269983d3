import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { decide, replaceEdits } from '../../publishing/decide.ts';
import { followShownIds } from './follow-shown-ids.ts';
import { nextSyncAt } from '../../site-content/next-sync.ts';
import { changeSource, readSourceLayers } from '../../site-content/source-layers.ts';
import type { SyncServices } from './sync-services.ts';
import { whyNotFollowed } from '../../site-content/ways-of-reading.ts';

export type NamedSource = { websiteId: string; sourceId: string };

/** Follows a source from now on, or stops. Fails with `conflict` where there is nothing to follow. */
export async function editSource(
  { database, now }: SyncServices,
  ownerId: string,
  { websiteId, sourceId }: NamedSource,
  { syncEnabled }: { syncEnabled: boolean },
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const source = (await readSourceLayers(trx, websiteId)).find(({ id }) => id === sourceId);
    if (source === undefined) throw notFound();
    const refusal = whyNotFollowed(source.method);
    if (syncEnabled && refusal !== null) throw new ApiFailure('conflict', refusal);
    if (source.syncEnabled === syncEnabled) return;
    await changeSource(trx, sourceId, { syncEnabled, nextSyncAt: syncEnabled ? nextSyncAt(now(), 0) : null });
  });
}

/** Takes a source, and what only it brought, off a website. Fails with `conflict` for the last one. */
export async function removeSource(
  services: SyncServices,
  ownerId: string,
  { websiteId, sourceId }: NamedSource,
): Promise<void> {
  const { now } = services;
  await decide(services, ownerId, websiteId, async (trx) => {
    const sources = await readSourceLayers(trx, websiteId);
    const source = sources.find(({ id }) => id === sourceId);
    if (source === undefined) throw notFound();
    if (sources.length === 1) {
      throw new ApiFailure('conflict', { id: 'sync.lastSource' });
    }
    await trx.deleteFrom('website_sources').where('id', '=', sourceId).execute();
    const rest = sources.filter(({ id }) => id !== sourceId);
    await replaceEdits(trx, websiteId, now(), (edits) => followShownIds(edits, sources, rest));
    const data = { platform: source.platform, handle: source.handle };
    await recordActivity(trx, { userId: ownerId, websiteId, kind: 'source_removed', data, now: now() });
    await services.onSourcesChanged(trx, { websiteId, ownerId });
  });
}
