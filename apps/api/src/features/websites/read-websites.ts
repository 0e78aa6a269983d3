import type { Subdomain } from '@tosite/validation/platforms/platform';
import { platformOfSubdomain } from '@tosite/validation/platforms/platform';
import type { Website } from '@tosite/validation/website/website';
import { notFound } from '../../http/api-failure.ts';
import { holdsOf } from '../../site-content/hold-store.ts';
import { presentWebsite } from './present-website.ts';
import { domainsOfWebsites } from '../../site-content/custom-domain-store.ts';
import { sourceSummaries } from '../../site-content/source-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import {
  currentWebsiteId,
  findOwnWebsite,
  listOwnWebsites,
  setCurrentWebsite,
} from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

type Readers = Pick<WebsiteServices, 'database' | 'env' | 'keys'>;

async function present(services: Readers, websites: readonly WebsiteRecord[]): Promise<Website[]> {
  const { db } = services.database;
  const ids = websites.map((website) => website.id);
  const sources = await sourceSummaries(db, ids);
  const domains = await domainsOfWebsites(db, ids);
  const holds = await holdsOf(db, ids);
  return websites.map((website) =>
    presentWebsite(services, website, sources.get(website.id) ?? [], {
      domain: domains.get(website.id) ?? null,
      hold: holds.get(website.id) ?? null,
    }),
  );
}

/** On a platform's subdomain only the websites made under it, elsewhere all of them; oldest first. */
export async function allWebsites(
  services: Readers,
  ownerId: string,
  subdomain: Subdomain | null,
): Promise<Website[]> {
  return present(
    services,
    await listOwnWebsites(services.database.db, ownerId, platformOfSubdomain(subdomain)),
  );
}

/** The website that the owner works on: the one chosen last, else the newest; null without any. */
export async function currentWebsite(
  services: Readers,
  ownerId: string,
  subdomain: Subdomain | null,
): Promise<Website | null> {
  const platform = platformOfSubdomain(subdomain);
  const chosen = await currentWebsiteId(services.database.db, ownerId);
  const own = chosen === null ? null : await findOwnWebsite(services.database.db, ownerId, chosen);
  const current =
    own !== null && (platform === null || own.subdomain === platform)
      ? own
      : (await listOwnWebsites(services.database.db, ownerId, platform)).at(-1);
  if (current === undefined) return null;
  const [website] = await present(services, [current]);
  return website ?? null;
}

/** Works on another website from now on. */
export async function switchWebsite(services: Readers, ownerId: string, websiteId: string): Promise<Website> {
  const own = await findOwnWebsite(services.database.db, ownerId, websiteId);
  if (own === null) throw notFound();
  await setCurrentWebsite(services.database.db, ownerId, own.id);
  const [website] = await present(services, [own]);
  if (website === undefined) throw notFound();
  return website;
}
