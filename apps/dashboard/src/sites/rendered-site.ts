import type { SiteSurroundings } from '@tosite/api-client/endpoints/site';
import type { SiteInput } from '@tosite/site-sections/site';
import { siteInput } from '@tosite/site-sections/site-input';
import type { SiteSpec } from '@tosite/validation/website/site-spec';

/** What the server says that a site is drawn from, as that. */
export function renderedSite(spec: SiteSpec, surroundings: SiteSurroundings): SiteInput {
  const {
    profile,
    origin,
    productUrl,
    reportUrl,
    branding,
    indexable,
    media,
    films = {},
    now,
  } = surroundings;
  return siteInput(spec, profile, {
    origin,
    productUrl,
    reportUrl,
    branding,
    indexable,
    media,
    films,
    now,
  });
}
