import type { Version } from '@tosite/api-client/endpoints/history';
import { notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { listVersions } from './history-store.ts';
import { restoreVersion } from './restore-version.ts';
import { readVersionSite } from './version-site.ts';

export function historyHandlers(
  services: WebsiteServices,
): Pick<Handlers, 'getHistory' | 'getVersionSite' | 'restoreVersion'> {
  const answer = async (ownerId: string, websiteId: string): Promise<{ history: Version[] }> => {
    const website = await findOwnWebsite(services.database.db, ownerId, websiteId);
    if (website === null) throw notFound();
    return { history: await listVersions(services.database.db, website) };
  };
  return {
    getHistory: ({ params }, { user }) => answer(user.id, params.id),
    getVersionSite: ({ params }, { user }) =>
      readVersionSite(services, user.id, { websiteId: params.id, versionId: params.versionId }),
    restoreVersion: async ({ params }, { user }) => {
      await services.limits.take('publishByOwner', user.id);
      await restoreVersion(services, user.id, { websiteId: params.id, versionId: params.versionId });
      return answer(user.id, params.id);
    },
  };
}
