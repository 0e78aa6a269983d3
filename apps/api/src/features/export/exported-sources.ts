import type { SiteSources } from '@tosite/validation/website/site-data';
import type { Executor } from '../../database/database.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';

/** The sources of a website, with what they say and what was decided about it. */
export async function exportedSources(db: Executor, websiteId: string): Promise<SiteSources> {
  const sources = await readSourceLayers(db, websiteId);
  return sources.map((source) => ({
    id: source.id,
    platform: source.platform,
    websiteType: source.websiteType,
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
  }));
}
