import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { copyMediaLinks } from '../../site-content/media-store.ts';
import { findPreview, givePreview, type StoredPreview } from '../../site-content/preview-store.ts';
import { previewHash } from '../../secrets/preview-hash.ts';
import { sourceOfPreview } from '../../site-content/source-of-preview.ts';
import { insertSource } from '../../site-content/source-store.ts';
import { decide } from '../../publishing/decide.ts';
import { changeSpec } from '../../site-content/spec-store.ts';
import { followShownIds } from './follow-shown-ids.ts';
import { hideWhatWasHidden } from './hide-what-was-hidden.ts';
import { ownSource } from './own-source.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import { storeBrought } from './store-reading.ts';
import type { SyncServices } from './sync-services.ts';

const MAX_SOURCES = 8;

/**
 * Lets another profile feed a website: what both say is shown once. A newer reading of a profile that feeds it already
 * changes nothing by itself: what is new in it is asked. Fails with `preview_expired`, `conflict`.
 */
export async function addSource(
  services: SyncServices,
  ownerId: string,
  websiteId: string,
  previewId: string,
): Promise<void> {
  const { database, now } = services;
  const preview = await findPreview(database.db, previewHash(previewId), now());
  await decide(services, ownerId, websiteId, async (trx) => {
    if (preview === null) {
      throw new ApiFailure('preview_expired', { id: 'website.previewExpiredOrFile' });
    }
    const { profile, report, handle, spec: brought } = preview.payload;
    const sources = await readSourceLayers(trx, websiteId);
    await copyMediaLinks(trx, `preview:${preview.hash}`, `website:${websiteId}`);
    await givePreview(trx, { hash: preview.hash, websiteId, userId: ownerId });
    const own = ownSource(sources, preview.payload);
    if (own !== null) {
      await storeBrought(trx, own, { profile, report }, now());
      return services.onSourcesChanged(trx, { websiteId, ownerId });
    }
    if (sources.length >= MAX_SOURCES) {
      throw new ApiFailure('conflict', { id: 'sync.mostSources', most: MAX_SOURCES });
    }
    const added = await insertNext(trx, websiteId, preview, { sources, now: now() });
    const all = [...sources, added];
    await changeSpec(trx, websiteId, now(), (spec) => ({
      ...spec,
      edits: hideWhatWasHidden(followShownIds(spec.edits, sources, all), all, sources.length),
      sectionOrder: withSections(spec.sectionOrder, brought.type),
    }));
    const data = { platform: preview.payload.platform, handle };
    await recordActivity(trx, { userId: ownerId, websiteId, kind: 'source_added', data, now: now() });
    await services.onSourcesChanged(trx, { websiteId, ownerId });
  });
}

async function insertNext(
  trx: Executor,
  websiteId: string,
  preview: StoredPreview,
  { sources, now }: { sources: readonly { position: number }[]; now: number },
) {
  const position = Math.max(-1, ...sources.map((source) => source.position)) + 1;
  const source = sourceOfPreview(preview, { position, now });
  await insertSource(trx, websiteId, source);
  return source;
}

/** They show the same projects. */
const TWINS: Partial<Record<SectionKey, SectionKey>> = { projects: 'repositories', repositories: 'projects' };
/** Of the kind of site alone. */
const OF_ONE_KIND = new Set<SectionKey>(['hero', 'subscribe', 'collaborations']);

/** What the new profile has to show gets its sections, before the last one. Empty ones never show. */
function withSections(order: SectionKey[], type: WebsiteType): SectionKey[] {
  const missing = INITIAL_SECTION_ORDER[type].filter((key) => {
    const twin = TWINS[key];
    return !OF_ONE_KIND.has(key) && !order.includes(key) && (twin === undefined || !order.includes(twin));
  });
  if (missing.length === 0) return order;
  const end = order.at(-1) === 'contact' || order.at(-1) === 'subscribe' ? order.length - 1 : order.length;
  const next = [...order.slice(0, end), ...missing.filter((key) => key !== 'contact'), ...order.slice(end)];
  return missing.includes('contact') ? [...next, 'contact'] : next;
}
