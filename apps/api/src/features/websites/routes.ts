import type { Website } from '@tosite/validation/website/website';
import type { Executor } from '../../database/database.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { checkDomain } from './check-domain.ts';
import { createWebsite } from './create-website.ts';
import { deleteWebsite } from './delete-website.ts';
import { editWebsite } from './edit-website.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { allWebsites, currentWebsite, switchWebsite } from './read-websites.ts';

export function websiteHandlers(
  services: WebsiteServices & {
    userOf: (request: Request) => Promise<string | null>;
    beforeDelete: (ownerId: string, websiteId: string) => Promise<void>;
  },
): Pick<
  Handlers,
  | 'currentWebsite'
  | 'allWebsites'
  | 'switchWebsite'
  | 'checkDomain'
  | 'createWebsite'
  | 'editWebsite'
  | 'deleteWebsite'
> {
  return {
    currentWebsite: async ({ body }, { user }) => ({
      website: await currentWebsite(services, user.id, body.subdomain),
    }),
    allWebsites: async ({ body }, { user }) => ({
      websites: await allWebsites(services, user.id, body.subdomain),
    }),
    switchWebsite: async ({ body }, { user }) => ({
      website: await switchWebsite(services, user.id, body.website_id),
    }),
    // Open to visitors; who is signed in may also take back an address of their own.
    checkDomain: async ({ body }, { request }) =>
      checkDomain(services, body.domain_name, await services.userOf(request)),
    createWebsite: async ({ body }, { user, remember }) => {
      await services.limits.take('publishByOwner', user.id);
      const keep = (trx: Executor, website: Website): Promise<void> => remember(trx, { website });
      return { website: await createWebsite(services, user, body, keep) };
    },
    editWebsite: async ({ params, body }, { user }) => {
      await services.limits.take('publishByOwner', user.id);
      return editWebsite(services, user.id, params.id, body);
    },
    deleteWebsite: async ({ params }, { user }) => {
      await deleteWebsite(services, user.id, params.id);
      return undefined;
    },
  };
}
