import type { Executor } from '../../database/database.ts';
import type { SourceLayers } from '../../site-content/source-layers.ts';
import { insertItems, type ItemPlace } from './item-store.ts';
import { itemsOf, saidBy, type SourceItem } from './source-items.ts';

/** What a source has when posting by itself begins is not new: neither what it said then nor what it said before. */
export async function takeBaseline(
  trx: Executor,
  place: ItemPlace,
  sources: readonly SourceLayers[],
  now: number,
): Promise<void> {
  for (const source of sources)
    for (const profile of new Set([source.lastImport, saidBy(source)]))
      await insertItems(trx, place, known(profile, place), { status: 'baseline', now });
}

/** Films that are still to come as well: they were there. */
function known(profile: SourceLayers['lastImport'], { platform }: ItemPlace): SourceItem[] {
  const coming = profile.videos.map((film) => ({ ...film, kind: 'video' as const }));
  return itemsOf({ ...profile, videos: coming }, platform);
}

/**
 * Whether an item is new: its own date is not before the moment of the baseline. Where only the day is known, the day
 * after it; without a date nobody knows, so that it waits until a reading says one.
 */
export function isNew({ at, isRough }: Pick<SourceItem, 'at' | 'isRough'>, since: number): boolean {
  if (at === null) return false;
  return isRough ? at > since : at >= since;
}
