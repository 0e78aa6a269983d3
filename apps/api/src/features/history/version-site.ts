import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { getVersionSite } from '@tosite/api-client/endpoints/history';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import { notFound } from '../../http/api-failure.ts';
import { imageOf, mediaOfHolder } from '../../site-content/media-store.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { websiteSite } from '../../publishing/site-input.ts';
import { stateOfParts } from '../../site-content/version-parts.ts';
import { readVersionParts } from '../../site-content/version-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** What the pages of a kept version are drawn from, as restoring it would draw them today. */
export async function readVersionSite(
  { database: { db }, env, now }: Pick<WebsiteServices, 'database' | 'env' | 'now'>,
  ownerId: string,
  { websiteId, versionId }: { websiteId: string; versionId: string },
): Promise<EndpointAnswer<typeof getVersionSite>> {
  const website = await findOwnWebsite(db, ownerId, websiteId);
  if (website === null) throw notFound();
  const parts = await readVersionParts(db, websiteId, versionId);
  if (parts === null) throw notFound();
  const state = stateOfParts(parts);
  const copies = await mediaOfHolder(db, `website:${websiteId}`);
  const site = websiteSite(
    env,
    {
      name: state.website_name,
      type: website.website_type,
      language: state.language,
      timezone: website.timezone,
      profile: applyOwnerEdits(mergeSources(state.sources), state.edits),
      design: state.design,
      sectionOrder: state.section_order,
      media: Object.fromEntries(
        [...copies].map(([url, media]) => [url, media === null ? null : imageOf(media, env.previewOrigin)]),
      ),
      now: now(),
    },
    // Looked at, not found: no search engine is told of it.
    { label: website.label, plan: website.plan, seo: state.seo, ownerVerified: false, isPrivate: true },
  );
  return { site: { ...site, sectionOrder: [...site.sectionOrder] } };
}
