import { ofAccount, ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Auth } from '../../auth/auth.ts';
import { endOwnerWebsites } from './end-owner-websites.ts';
import { websiteHandlers } from './routes.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** Websites: making, naming, showing, ending. */
export function websitesFeature(
  services: WebsiteServices,
  {
    auth,
    beforeDelete,
  }: {
    auth: Auth;
    /** Ends elsewhere what goes with a website; when it fails, the website stays. */
    beforeDelete: (ownerId: string, websiteId: string) => Promise<void>;
  },
) {
  const userOf = async (request: Request): Promise<string | null> =>
    (await auth.authenticate(request))?.id ?? null;
  return {
    handlers: websiteHandlers({ ...services, userOf, beforeDelete }),
    onAccountDelete: endOwnerWebsites(services),
    exports: [
      ofAccount('labels', 'heldAddresses', [], 'last_owner_id'),
      ofWebsite('websites', 'website', ['password_hash'], 'id'),
      ofWebsite('labels', 'addresses'),
      ofWebsite('website_sources', 'sources'),
      ofWebsite('media_links', 'pictures', ['source_hash'], 'holder'),
    ],
  } satisfies Feature;
}
