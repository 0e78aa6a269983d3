import type { SiteLayers } from '@tosite/validation/website/site-data';
import type { Executor } from '../../database/database.ts';
import { readEdits } from '../../site-content/edits-store.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';

/** What lies below a website: its sources with what they say and what was decided about it, and its owner's edits. */
export async function exportedLayers(db: Executor, websiteId: string): Promise<SiteLayers> {
  const sources = await readSourceLayers(db, websiteId);
  return {
    sources: sources.map((source) => ({
      id: source.id,
      platform: source.platform,
      website_type: source.websiteType,
      handle: source.handle,
      profileUrl: source.profileUrl,
      method: source.method,
      warnings: source.warnings,
      fetchedAt: new Date(source.fetchedAt).toISOString(),
      syncEnabled: source.syncEnabled,
      profile: source.lastImport,
      reading: source.incoming,
      left: source.left,
      aliases: source.aliases,
    })),
    edits: (await readEdits(db, websiteId)).edits,
  };
}
