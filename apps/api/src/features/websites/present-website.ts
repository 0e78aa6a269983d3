import type { Website } from '@tosite/validation/website/website';
import type { Env } from '../../env.ts';
import type { Hold } from '../../site-content/hold-store.ts';
import { presentHold } from '../../site-content/present-hold.ts';
import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { presentDomain } from '../../site-content/present-domain.ts';
import { websiteOrigin } from '../../site-content/website-origin.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { WebsiteSource } from '../../site-content/source-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

/** What an owner is told of a website: named one by one, so that a new column never leaks. */
export function presentWebsite(
  { env, keys }: { env: Env; keys: Keys },
  website: WebsiteRecord,
  sources: readonly Omit<WebsiteSource, 'lastImport' | 'warnings'>[],
  { domain, hold }: { domain: CustomDomainRow | null; hold: Hold | null },
): Website {
  return {
    _id: website.id,
    website_type: website.spec.type,
    subdomain: website.subdomain,
    domain_name: website.label,
    custom_domain: domain === null ? null : presentDomain({ env, keys }, domain),
    website_name: website.spec.name,
    theme_name: website.spec.design.theme_name,
    language: website.spec.language,
    timezone: website.spec.timezone,
    plan: website.plan,
    status: website.status,
    ...presentHold(hold),
    hasPassword: website.password_hash !== null,
    url: websiteOrigin(env, website),
    seo: website.spec.seo,
    sources: sources.map((source) => ({
      platform: source.platform,
      profileUrl: source.profileUrl,
      method: source.method,
      fetchedAt: new Date(source.fetchedAt).toISOString(),
      syncEnabled: source.syncEnabled,
    })),
    createdAt: new Date(website.created_at).toISOString(),
    updatedAt: new Date(website.updated_at).toISOString(),
  };
}
