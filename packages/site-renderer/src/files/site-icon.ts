import type { SiteInput } from '@tosite/site-sections/site';

export type SiteIcon = { path: string; type: string };

/** The icon of the browser's tab: our copy of the owner's, else the monogram that lies beside the page. */
export function siteIcon(site: SiteInput): SiteIcon {
  const { favicon } = site.seo;
  const copy = favicon !== null && Object.hasOwn(site.media, favicon) ? site.media[favicon] : null;
  const smallest = copy?.variants[0];
  if (smallest) return { path: smallest.path, type: 'image/webp' };
  return { path: '/favicon.svg', type: 'image/svg+xml' };
}
