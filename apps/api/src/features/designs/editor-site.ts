import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { getEditorSite } from '@tosite/api-client/endpoints/design';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import { notFound } from '../../http/api-failure.ts';
import { imageOf, mediaOfHolder } from '../../site-content/media-store.ts';
import { filmManifest, filmsOfHolder } from '../../site-content/film-store.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { cardOf } from '../../site-content/card-of-publish.ts';
import { websiteSite } from '../../publishing/site-input.ts';
import { readEdits } from '../../site-content/edits-store.ts';
import { sourcesOfWebsite } from '../../site-content/source-store.ts';
import { findOwnWebsiteByLabel, findWebsiteForPublishing } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** What the pages of a website are drawn from, for whoever edits them: the sources and the owner's layer apart. */
export async function readEditorSite(
  { database: { db }, env, now }: Pick<WebsiteServices, 'database' | 'env' | 'now'>,
  ownerId: string,
  domain: string,
): Promise<EndpointAnswer<typeof getEditorSite>> {
  const own = await findOwnWebsiteByLabel(db, ownerId, normalizeSiteLabel(domain));
  const website = own === null ? null : await findWebsiteForPublishing(db, own.id);
  if (website === null) throw notFound();
  const profile = mergeSources(await sourcesOfWebsite(db, website.id));
  const { edits, revision } = await readEdits(db, website.id);
  const copies = await mediaOfHolder(db, `website:${website.id}`);
  const site = websiteSite(
    env,
    {
      name: website.website_name,
      type: website.website_type,
      language: website.language,
      timezone: website.timezone,
      profile,
      design: website.design,
      sectionOrder: website.section_order,
      media: {},
      now: now(),
    },
    {
      label: website.label,
      plan: website.plan,
      seo: website.seo,
      ownerVerified: website.owner_verified,
      isPrivate: website.password_hash !== null,
    },
  );
  return {
    websiteId: website.id,
    name: site.name,
    language: site.language,
    timezone: site.timezone,
    origin: site.origin,
    productUrl: site.productUrl,
    branding: site.branding,
    indexable: site.indexable,
    seo: site.seo,
    now: site.now,
    profile,
    edits,
    contentRevision: revision,
    media: Object.fromEntries(
      [...copies].map(([url, media]) => [url, media === null ? null : imageOf(media, env.previewOrigin)]),
    ),
    films: filmManifest(await filmsOfHolder(db, `website:${website.id}`), env.previewOrigin),
    card: website.status === 'published' ? await cardOf(db, website.published_id, site.origin) : null,
  };
}
