import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { shownSections } from './sections/sections.tsx';

export type SitePictures = {
  /** Of the first view: worth waiting for. */
  first: Picture[];
  rest: Picture[];
};

/** How many pictures of the section below the hero a first view can show. */
const BELOW_HERO = 3;

/** Every picture that the sections show, each once, in the order of the page. */
export function sitePictures(profile: Profile, design: Design, order: readonly SectionKey[]): SitePictures {
  const sections = shownSections(profile, { design, sectionOrder: order });
  const second = sections.find(({ key }) => key !== 'hero');
  const first = [
    ...(sections.find(({ key }) => key === 'hero')?.pictures ?? []),
    ...(second !== undefined && sections.indexOf(second) <= 1 ? second.pictures.slice(0, BELOW_HERO) : []),
  ];
  const rest = sections.flatMap(({ pictures }) => pictures);
  const seen = new Set<string>();
  const once = (pictures: readonly Picture[]) =>
    pictures.filter(({ url }) => !seen.has(url) && seen.add(url));
  return { first: once(first), rest: once(rest) };
}
