import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { getEditorSite } from '@tosite/api-client/endpoints/design';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import { notFound } from '../../http/api-failure.ts';
import { siteSurroundings } from '../../publishing/site-surroundings.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { cardOf } from '../../site-content/card-of-publish.ts';
import { sourcesOfWebsite } from '../../site-content/source-store.ts';
import { findOwnWebsiteByLabel, findWebsiteForPublishing } from '../../site-content/website-store.ts';

/** What the pages of a website are drawn from, for whoever edits them: the sources and the owner's layer apart. */
export async function readEditorSite(
  { database: { db }, env, now }: Pick<WebsiteServices, 'database' | 'env' | 'now'>,
  ownerId: string,
  domain: string,
): Promise<EndpointAnswer<typeof getEditorSite>> {
  const own = await findOwnWebsiteByLabel(db, ownerId, normalizeSiteLabel(domain));
  const website = own === null ? null : await findWebsiteForPublishing(db, own.id);
  if (website === null) throw notFound();
  const sources = mergeSources(await sourcesOfWebsite(db, website.id));
  const surroundings = await siteSurroundings({ env, db, now }, website, website.owner_verified, sources);
  return {
    websiteId: website.id,
    spec: website.spec,
    revision: website.spec_revision,
    ...surroundings,
    card: website.status === 'published' ? await cardOf(db, website.published_id, surroundings.origin) : null,
  };
}
