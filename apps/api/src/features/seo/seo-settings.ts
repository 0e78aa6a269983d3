import type { SeoSettings } from '@tosite/validation/website/seo';
import { notFound } from '../../http/api-failure.ts';
import { saveSite } from '../../publishing/save-site.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** A setting that is undefined, or not there, stays as it is. */
export type SeoChange = { [K in keyof SeoSettings]?: SeoSettings[K] | undefined };

export async function readSeo(
  { database }: Pick<WebsiteServices, 'database'>,
  ownerId: string,
  websiteId: string,
): Promise<SeoSettings> {
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  return website.spec.seo;
}

/**
 * Changes what a website tells search engines and whoever shares it; live when this resolves. The pictures that it
 * names from now on are copied as all others are: the queue brings them and publishes again.
 */
export async function saveSeo(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  change: SeoChange,
): Promise<SeoSettings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { spec } = await saveSite(services, ownerId, websiteId, (now) => ({
    ...now.spec,
    seo: { ...now.spec.seo, ...given },
  }));
  return spec.seo;
}
