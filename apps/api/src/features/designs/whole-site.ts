import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Message } from '@tosite/validation/messages/message';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { assertTimeZone } from '../../publishing/time-zone.ts';
import { saveSite, type SavedSite } from '../../publishing/save-site.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { assertNewest } from './stale-site.ts';

/** All that the owner decided about what their website shows. */
export async function readSite(
  { database }: Pick<WebsiteServices, 'database'>,
  ownerId: string,
  websiteId: string,
): Promise<SavedSite> {
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  return { spec: website.spec, revision: website.spec_revision };
}

/**
 * Puts all of it in the place of what was there; live when this resolves. Fails with `stale_design` when somebody has
 * saved since the revision that it was made on.
 */
export async function replaceSite(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  { spec, revision }: SavedSite,
): Promise<SavedSite> {
  return saveSite(services, ownerId, websiteId, (now) => {
    assertNewest(now, revision);
    assertSuitable(now.spec, spec);
    return spec;
  });
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u;

/** What a spec cannot say of itself; what is as it was is taken as it is. */
function assertSuitable(before: SiteSpec, after: SiteSpec): void {
  if (after.timezone !== before.timezone) assertTimeZone(after.timezone);
  if (after.type !== before.type) {
    refuse('type', { id: 'website.kindStays' });
  }
  if (after.name === '') refuse('name', { id: 'form.websiteNameMissing' });
  if (after.language !== before.language && (!LANGUAGE.test(after.language) || after.language === 'und')) {
    refuse('language', { id: 'form.languageTag' });
  }
}

function refuse(field: keyof SiteSpec, reason: Message): never {
  throw new ApiFailure('invalid_input', reason, { fields: { [field]: reason } });
}
