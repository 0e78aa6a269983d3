import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { entitlementsOf } from '@tosite/validation/website/entitlements';
import type { SiteContext } from '@tosite/site-renderer/site-model';
import type { Env } from '../env.ts';
import { websiteOrigin } from '../site-content/website-origin.ts';
import type { WebsiteRecord } from '../site-content/website-row.ts';

/** Our copies of what a site shows, its posts, and the moment that it is drawn at. */
export type SiteCopies = Pick<SiteContext, 'media' | 'films' | 'posts' | 'redirects'> & { now: number };

/** A preview's pages: unlisted, with the line that says what made them. */
export function previewContext(env: Env, type: WebsiteType, copies: SiteCopies): SiteContext {
  return context(env, type, copies, { origin: env.previewOrigin, branding: true, indexable: false });
}

/** A website's pages, at its primary address. */
export function websiteContext(
  env: Env,
  website: Pick<WebsiteRecord, 'label' | 'plan' | 'spec' | 'password_hash' | 'primary_domain'>,
  ownerVerified: boolean,
  copies: SiteCopies,
): SiteContext {
  const { spec, label, plan } = website;
  return context(env, spec.type, copies, {
    reportUrl: `${env.siteOrigin(label)}/report`,
    origin: websiteOrigin(env, website),
    branding: entitlementsOf(plan).brandingLine,
    indexable: ownerVerified && spec.seo.indexable && website.password_hash === null,
  });
}

/** A website's pages to take away: they open from any folder, on any host, and say what its owner's settings say. */
export function exportContext(
  env: Env,
  website: Pick<WebsiteRecord, 'label' | 'plan' | 'spec' | 'primary_domain'>,
  copies: SiteCopies,
): SiteContext {
  const { reportUrl: _, ...taken } = websiteContext(env, { ...website, password_hash: null }, true, copies);
  return taken;
}

function context(
  env: Env,
  type: WebsiteType,
  { now, ...copies }: SiteCopies,
  rest: Pick<SiteContext, 'origin' | 'reportUrl' | 'branding' | 'indexable'>,
): SiteContext {
  return {
    ...copies,
    ...rest,
    productUrl: env.landingOrigin(platformOfWebsiteType(type)),
    now: new Date(now).toISOString(),
  };
}
