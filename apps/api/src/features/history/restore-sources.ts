import type { Executor } from '../../database/database.ts';
import type { VersionState } from '../../site-content/version-parts.ts';
import { changeSource } from '../../site-content/source-layers.ts';
import { insertSource, sourcesOfWebsite } from '../../site-content/source-store.ts';

/**
 * Makes a website's sources those of a version. What the platforms said since then is kept beside it, so that it can be
 * taken again; a source that was removed comes back without being followed.
 */
export async function restoreSources(
  trx: Executor,
  websiteId: string,
  sources: VersionState['sources'],
  now: number,
): Promise<void> {
  const known = new Map((await sourcesOfWebsite(trx, websiteId)).map((source) => [source.id, source]));
  for (const [position, source] of sources.entries()) {
    const before = known.get(source.id);
    known.delete(source.id);
    if (before === undefined) {
      await insertSource(trx, websiteId, {
        ...source,
        warnings: [],
        fetchedAt: now,
        syncEnabled: false,
        nextSyncAt: null,
        position,
      });
      continue;
    }
    await changeSource(trx, source.id, { lastImport: source.lastImport });
    await trx.updateTable('website_sources').set({ position }).where('id', '=', source.id).execute();
  }
  for (const id of known.keys()) {
    await trx.deleteFrom('website_sources').where('id', '=', id).execute();
  }
}
