import { placeOf } from '@tosite/site-sections/parts/same-place';
import { cleanLine } from '@tosite/site-sections/text/clean-text';
import type { SiteInput } from '@tosite/site-sections/site';
import { safeUrl } from '@tosite/validation/text/http-link';

export type SiteLink = { label: string; url: string };

/** Where else the same person or company is to be found: the profile itself, then the links that the page shows. Each place once. */
export function siteLinks({ profile }: Pick<SiteInput, 'profile'>): SiteLink[] {
  const links = new Map<string, SiteLink>();
  for (const { label, url: written } of [{ label: profile.handle, url: profile.url }, ...profile.links]) {
    const url = safeUrl(written);
    if (url === null || url.startsWith('mailto:') || links.has(placeOf(url))) continue;
    links.set(placeOf(url), { label: cleanLine(label) ?? new URL(url).hostname, url });
  }
  return [...links.values()];
}
