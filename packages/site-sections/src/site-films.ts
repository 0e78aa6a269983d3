import type { Profile } from '@tosite/validation/profile/profile';
import { highlights } from './sections/highlights/highlights.tsx';
import type { SectionSite } from './sections/section.ts';
import { visibleProfile } from './visible-profile.ts';

/** The addresses of the films that the posts on the page name, each once, in the order of the page. */
export function siteFilms(profile: Profile, site: SectionSite): string[] {
  const { sections } = site.design;
  const isShown = site.sectionOrder.includes('highlights') && sections.highlights?.hidden !== true;
  const visible = visibleProfile(profile, site);
  const content = isShown ? highlights.select(visible, sections.highlights ?? {}, site) : null;
  const items = [...(content?.shown ?? []), ...(content?.collapsed ?? [])];
  return [...new Set(items.flatMap(({ video }) => video ?? []))];
}
