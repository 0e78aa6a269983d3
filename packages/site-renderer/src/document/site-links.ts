import { cleanLine } from '@tosite/site-sections/text/clean-text';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { safeUrl } from '@tosite/validation/text/http-link';

export type SiteLink = { label: string; url: string };

/** Whether the owner lets this section be seen. What is hidden on the page must not stand behind it either. */
export function isShown(site: Pick<SiteInput, 'sectionOrder' | 'design'>, section: SectionKey): boolean {
  return site.sectionOrder.includes(section) && site.design.sections[section]?.hidden !== true;
}

/** Where else the same person or company is to be found: the profile itself, then the links that the page shows. */
export function siteLinks(site: Pick<SiteInput, 'sectionOrder' | 'design' | 'profile'>): SiteLink[] {
  const { profile, design } = site;
  const shown = isShown(site, 'contact') && design.sections.contact?.showLinks !== false ? profile.links : [];
  const links = new Map<string, SiteLink>();
  for (const { label, url: written } of [{ label: profile.handle, url: profile.url }, ...shown]) {
    const url = safeUrl(written);
    if (url === null || url.startsWith('mailto:') || links.has(url)) continue;
    links.set(url, { label: cleanLine(label) ?? new URL(url).hostname, url });
  }
  return [...links.values()];
}
