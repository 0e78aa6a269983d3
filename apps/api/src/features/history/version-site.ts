import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { getVersionSite } from '@tosite/api-client/endpoints/history';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { notFound } from '../../http/api-failure.ts';
import { siteSurroundings } from '../../publishing/site-surroundings.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { stateOfParts } from '../../site-content/version-parts.ts';
import { readVersionParts } from '../../site-content/version-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';

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
  const spec = { ...website.spec, ...state.spec };
  // Looked at, not found: as if its owner were not confirmed, no search engine is told of it.
  const surroundings = siteSurroundings(
    { env, db, now },
    { ...website, spec },
    false,
    mergeSources(state.sources),
  );
  return { spec, ...(await surroundings) };
}
