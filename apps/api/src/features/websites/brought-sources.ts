import type { SiteSources } from '@tosite/validation/website/site-data';
import type { Executor } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { findChanges } from '../../site-content/changes/find-changes.ts';
import { nextSyncAt } from '../../site-content/next-sync.ts';
import { changeSource, type SourceLayers } from '../../site-content/source-layers.ts';
import { whyNotFollowed } from '../../site-content/ways-of-reading.ts';
import { insertSource, type WebsiteSource } from '../../site-content/source-store.ts';

type Brought = WebsiteSource &
  Pick<SourceLayers, 'incoming' | 'left' | 'aliases' | 'position'> & { nextSyncAt: number | null };

/** The sources of a site that was exported here, as sources of a new one: each with what its owner had decided about it. */
export function broughtSources(sources: SiteSources, now: number): Brought[] {
  return sources.map((source, position) => {
    const id = newId('src');
    const syncEnabled = source.syncEnabled && whyNotFollowed(source.method) === null;
    return {
      id,
      platform: source.platform,
      websiteType: source.websiteType,
      handle: source.handle,
      profileUrl: source.profileUrl,
      method: source.method,
      warnings: source.warnings,
      fetchedAt: Date.parse(source.fetchedAt),
      syncEnabled,
      lastImport: source.profile,
      incoming: source.reading,
      left: leftUnder(id, source),
      aliases: source.aliases,
      position,
      nextSyncAt: syncEnabled ? nextSyncAt(now, 0) : null,
    };
  });
}

/** The ids of changes hold the id of their source: the same changes, in the same order, have others now. */
function leftUnder(id: string, { id: before, profile, reading, left }: SiteSources[number]): string[] {
  if (reading === null || left.length === 0) return [];
  const [old, now] = [before, id].map((source) => findChanges(source, profile, reading));
  const known = new Set(left);
  return (old ?? []).flatMap((change, index) => {
    const same = now?.[index];
    return known.has(change.id) && same !== undefined ? [same.id] : [];
  });
}

export async function insertBrought(trx: Executor, websiteId: string, source: Brought): Promise<void> {
  await insertSource(trx, websiteId, source);
  const { incoming, left, aliases } = source;
  await changeSource(trx, source.id, { incoming, left, aliases });
}
