import { newId } from '../new-id.ts';
import type { StoredPreview } from './preview-store.ts';
import { nextSyncAt } from './next-sync.ts';
import { whyNotFollowed } from './ways-of-reading.ts';
import type { WebsiteSource } from './source-store.ts';

/** The profile of a preview, as a source of a website. It is followed wherever it can be. */
export function sourceOfPreview(
  { payload }: Pick<StoredPreview, 'payload'>,
  { position, now }: { position: number; now: number },
): WebsiteSource & { position: number; nextSyncAt: number | null } {
  const { method, warnings, fetchedAt } = payload.report;
  const syncEnabled = whyNotFollowed(method) === null;
  return {
    id: newId('src'),
    platform: payload.platform,
    websiteType: payload.spec.type,
    handle: payload.handle,
    profileUrl: payload.profile.url,
    method,
    warnings,
    fetchedAt: Date.parse(fetchedAt),
    syncEnabled,
    lastImport: payload.profile,
    position,
    nextSyncAt: syncEnabled ? nextSyncAt(now, 0) : null,
  };
}
