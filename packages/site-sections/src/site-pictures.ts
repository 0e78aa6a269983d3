import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { shownFilms } from './pages/shown-films.ts';
import { siteItems } from './pages/site-items.ts';
import { shownSections } from './sections/sections.tsx';
import { visibleProfile } from './visible-profile.ts';

export type SitePictures = {
  /** Of the first view: worth waiting for. */
  first: Picture[];
  rest: Picture[];
};

/** How many pictures of the section below the hero a first view can show. */
const BELOW_HERO = 3;

/** Every picture of its profile that a site shows, each once: those of its home page in their order, then those of its other pages. */
export function sitePictures(whole: Profile, design: Design, order: readonly SectionKey[]): SitePictures {
  const site = { design, sectionOrder: order };
  const profile = visibleProfile(whole, site);
  const sections = shownSections(profile, site);
  const films = shownFilms(profile, site);
  const second = sections.find(({ key }) => key !== 'hero');
  const first = [
    ...(sections.find(({ key }) => key === 'hero')?.pictures ?? []),
    ...(second !== undefined && sections.indexOf(second) <= 1 ? second.pictures.slice(0, BELOW_HERO) : []),
  ];
  const rest = [
    ...sections.flatMap(({ pictures }) => pictures),
    ...films.flatMap(({ thumbnail }) => thumbnail ?? []),
    ...siteItems(profile, site, films, []).items.flatMap((item) => item.pictures),
  ];
  const seen = new Set<string>();
  const once = (pictures: readonly Picture[]) =>
    pictures.filter(({ url }) => !seen.has(url) && seen.add(url));
  return { first: once(first), rest: once(rest) };
}
