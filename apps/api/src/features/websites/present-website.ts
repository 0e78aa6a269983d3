import type { Website } from '@tosite/validation/website/website';
import type { Env } from '../../env.ts';
import type { WebsiteSource } from '../../site-content/source-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

/** What an owner is told of a website: named one by one, so that a new column never leaks. */
export function presentWebsite(
  env: Env,
  website: WebsiteRecord,
  sources: readonly Omit<WebsiteSource, 'lastImport' | 'warnings'>[],
): Website {
  return {
    _id: website.id,
    website_type: website.spec.type,
    subdomain: website.subdomain,
    domain_name: website.label,
    custom_domain: null,
    website_name: website.spec.name,
    theme_name: website.spec.design.theme_name,
    language: website.spec.language,
    timezone: website.spec.timezone,
    plan: website.plan,
    status: website.status,
    hasPassword: website.password_hash !== null,
    url: env.siteOrigin(website.label),
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
