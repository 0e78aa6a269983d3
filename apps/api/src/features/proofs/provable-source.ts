import { profileKey, type ProfileLink } from '@tosite/validation/platforms';
import type { Executor } from '../../database/database.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { linkOfSource } from '../../site-content/profile-identity.ts';
import { sourcesOfWebsite, type WebsiteSource } from '../../site-content/source-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { NamedSource } from './proof-services.ts';

export type Provable = { website: WebsiteRecord; source: WebsiteSource; link: ProfileLink; key: string };

/** The source of an owner's website, with the profile that it is. Fails with `not_found`, and `conflict` for nobody's. */
export async function provableSource(
  db: Executor,
  ownerId: string,
  { websiteId, sourceId }: NamedSource,
): Promise<Provable> {
  const website = await findOwnWebsite(db, ownerId, websiteId);
  const source = (website === null ? [] : await sourcesOfWebsite(db, websiteId)).find(
    ({ id }) => id === sourceId,
  );
  if (website === null || source === undefined) throw notFound();
  if (source.method === 'sample') throw new ApiFailure('conflict', { id: 'proof.sample' });
  const link = linkOfSource(source);
  if (link === null) throw new ApiFailure('conflict', { id: 'proof.noAddress', platform: source.platform });
  return { website, source, link, key: profileKey(link) };
}
