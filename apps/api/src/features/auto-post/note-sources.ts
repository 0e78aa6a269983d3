import type { Executor } from '../../database/database.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import { baselinesOf, findAutoPost } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { noteItems } from './note-items.ts';
import { pause, unpause } from './pause.ts';
import { postingSources } from './source-items.ts';
import { followTopics } from './subscriptions.ts';

/**
 * The sources of a website have changed in this transaction, which holds its row: without one that says what is new
 * posting by itself waits, with one that came it goes on, from what that one has.
 */
export async function noteSources(
  services: AutoPostServices,
  trx: Executor,
  { websiteId, ownerId }: { websiteId: string; ownerId: string },
): Promise<void> {
  const row = await findAutoPost(trx, websiteId);
  if (row === null || row.enabled === 0) return;
  const sources = postingSources(await readSourceLayers(trx, websiteId), row.source);
  if (sources.length === 0) {
    const reason = { id: 'autoPost.sourceGone', platform: row.source } as const;
    await pause(services, trx, row, { ownerId, reason });
  } else {
    const baselines = baselinesOf(row);
    const joined = sources.filter(({ id }) => baselines[id] === undefined);
    const place = { websiteId, platform: row.source };
    await noteItems(trx, place, joined, { baselines, isComplete: false, now: services.now() });
    if (sources.some(({ needsReconnect }) => !needsReconnect))
      await unpause(services, trx, row, { ownerId, at: services.now() });
  }
  await followTopics(services, trx, { websiteId, ownerId });
}
