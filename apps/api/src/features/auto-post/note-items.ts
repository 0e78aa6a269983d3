import type { Executor } from '../../database/database.ts';
import type { SourceLayers } from '../../site-content/source-layers.ts';
import { isNew, takeBaseline } from './baseline.ts';
import { changeAutoPost } from './auto-post-store.ts';
import { changeItems, insertItems, knownItems, type ItemPlace } from './item-store.ts';
import { itemsOf, saidBy } from './source-items.ts';

/**
 * Writes down what is new in these sources. A source that was not there before gives its baseline; what waited and is
 * not said any more goes, and waits again when it comes back.
 */
export async function noteItems(
  trx: Executor,
  place: ItemPlace,
  sources: readonly SourceLayers[],
  { baselines, isComplete, now }: { baselines: Record<string, number>; isComplete: boolean; now: number },
): Promise<void> {
  const unknown = sources.filter(({ id }) => baselines[id] === undefined);
  await takeBaseline(trx, place, unknown, now);
  const since = { ...baselines, ...Object.fromEntries(unknown.map(({ id }) => [id, now])) };
  if (unknown.length > 0) await changeAutoPost(trx, place.websiteId, { baselines: JSON.stringify(since) });
  const known = await knownItems(trx, place);
  const there = new Set<string>();
  for (const source of sources) {
    const items = itemsOf(saidBy(source), place.platform);
    for (const { key } of items) there.add(key);
    const fresh = items.filter((item) => !known.has(item.key) && isNew(item, since[source.id] ?? now));
    await insertItems(trx, place, fresh, { status: 'waiting', now });
  }
  const inState = (status: string) => [...known].filter(([, now]) => now === status).map(([key]) => key);
  const back = inState('gone').filter((key) => there.has(key));
  await changeItems(trx, place, ['gone'], { status: 'waiting', reason: null, runId: null }, back);
  if (!isComplete) return;
  const gone = inState('waiting').filter((key) => !there.has(key));
  await changeItems(trx, place, ['waiting'], { status: 'gone', reason: null, runId: null }, gone);
}
