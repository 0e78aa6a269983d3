import { platformOfWebsiteType } from '@tosite/validation/platforms/platform';
import type { ThemeName } from '@tosite/validation/website/design';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { isReservedLabel, normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { Website } from '@tosite/validation/website/website';
import { ApiFailure } from '../../http/api-failure.ts';
import { newId } from '../../new-id.ts';
import { recordActivity } from '../activity/activity-store.ts';
import { copyMediaLinks } from '../media/media-store.ts';
import { findPreview, previewHash, type StoredPreview } from '../onboarding/preview-store.ts';
import { deleteWebsite } from './delete-website.ts';
import { claimLabel } from './label-store.ts';
import { presentWebsite } from './present-website.ts';
import { insertSource, sourceSummaries } from './source-store.ts';
import { suggestLabels } from './suggest-labels.ts';
import { findOwnWebsite, insertWebsite, setCurrentWebsite } from './website-store.ts';
import type { WebsiteServices } from './website-services.ts';

export type CreateWebsiteInput = {
  websiteName: string;
  websiteDomain: string;
  theme: ThemeName;
  type: string;
  previewId: string;
};

/**
 * Makes a website out of a preview: one transaction takes the address and writes the site, then the site is drawn.
 * It is live when this resolves. Fails with `preview_expired`, `domain_taken`, `domain_reserved`; a failure to draw
 * takes everything back, so nothing is half-created.
 */
export async function createWebsite(
  services: WebsiteServices,
  userId: string,
  input: CreateWebsiteInput,
): Promise<Website> {
  const { database, env, now, queue } = services;
  const label = normalizeSiteLabel(input.websiteDomain);
  if (isReservedLabel(label)) throw await reserved(services, label, userId);
  const preview = await findPreview(database.db, previewHash(input.previewId), now());
  if (preview === null) {
    throw new ApiFailure(
      'preview_expired',
      'This preview is older than a day and has been deleted. Paste the profile link again to make a new one.',
    );
  }
  if (preview.payload.websiteType !== input.type) {
    throw new ApiFailure('invalid_input', 'The preview is of another kind of site.', {
      fields: { type: 'This preview is of another kind. Choose the kind that the preview shows.' },
    });
  }
  const websiteId = newId('web');
  const claimed = await database.transaction(async (trx) => {
    if (!(await claimLabel(trx, { label, websiteId, userId, now: now() }))) return false;
    await insertWebsite(trx, websiteRow(websiteId, userId, label, input, preview, now()));
    await insertSource(trx, websiteId, sourceOf(preview));
    await copyMediaLinks(trx, `preview:${preview.hash}`, `website:${websiteId}`);
    await setCurrentWebsite(trx, userId, websiteId);
    await recordActivity(trx, { userId, websiteId, kind: 'website_created', data: { label }, now: now() });
    await queue.enqueue(trx, 'copy-pictures', { holder: `website:${websiteId}` }, { ownerId: userId, dedupeKey: websiteId });
    return true;
  });
  if (!claimed) throw await taken(services, label, userId);
  try {
    await services.publisher.publish(websiteId, 'create');
  } catch (error) {
    await deleteWebsite(services, userId, websiteId, { hold: false });
    throw error;
  }
  const website = await findOwnWebsite(database.db, userId, websiteId);
  if (website === null) throw new Error('the website is gone before it was answered');
  const sources = await sourceSummaries(database.db, [websiteId]);
  return presentWebsite(env, website, sources.get(websiteId) ?? []);
}

function websiteRow(
  id: string,
  userId: string,
  label: string,
  input: CreateWebsiteInput,
  preview: StoredPreview,
  now: number,
): Parameters<typeof insertWebsite>[1] {
  const { payload } = preview;
  return {
    id,
    owner_id: userId,
    website_type: payload.websiteType,
    subdomain: payload.subdomain ?? platformOfWebsiteType(payload.websiteType),
    label,
    website_name: input.websiteName,
    language: payload.profile.language ?? 'en',
    timezone: 'UTC',
    plan: 'free',
    status: 'published',
    design: { ...payload.design, theme_name: input.theme },
    section_order: payload.sectionOrder,
    design_revision: 1,
    content_version: 1,
    seo: initialSeoSettings(),
    published_id: null,
    created_at: now,
    updated_at: now,
  };
}

function sourceOf(preview: StoredPreview): Parameters<typeof insertSource>[2] {
  const { payload } = preview;
  return {
    id: newId('src'),
    platform: payload.platform,
    websiteType: payload.websiteType,
    handle: payload.handle,
    profileUrl: payload.profile.url,
    method: payload.report.method,
    warnings: payload.report.warnings,
    fetchedAt: Date.parse(payload.report.fetchedAt),
    syncEnabled: payload.report.method !== 'sample',
    lastImport: payload.profile,
    position: 0,
  };
}

async function taken(services: WebsiteServices, label: string, userId: string): Promise<ApiFailure> {
  const suggestions = await suggestLabels(services.database.db, label, userId, services.now());
  return new ApiFailure('domain_taken', 'This address is taken. Choose another.', {
    fields: { websiteDomain: 'This address is taken. Choose another.' },
    suggestions,
  });
}

async function reserved(services: WebsiteServices, label: string, userId: string): Promise<ApiFailure> {
  const suggestions = await suggestLabels(services.database.db, label, userId, services.now());
  return new ApiFailure('domain_reserved', 'This address is reserved. Choose another.', {
    fields: { websiteDomain: 'This address is reserved. Choose another.' },
    suggestions,
  });
}
