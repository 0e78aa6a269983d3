import { memo, type ReactNode } from 'react';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SectionSettings } from '@tosite/validation/website/section-settings';
import type { CssPart } from '../themes/theme.ts';
import { about } from './about/about.tsx';
import { certifications } from './certifications/certifications.ts';
import { codeLanguages } from './code-languages/code-languages.tsx';
import { collaborations } from './collaborations/collaborations.tsx';
import { contact } from './contact/contact.tsx';
import { contributions } from './contributions/contributions.tsx';
import { rendersTheSame } from './renders-the-same.ts';
import { education } from './education/education.ts';
import { experience } from './experience/experience.ts';
import { facts } from './facts/facts.tsx';
import { factsStandAbove } from './facts/facts-above.ts';
import { hero } from './hero/hero.tsx';
import { highlights } from './highlights/highlights.tsx';
import { honours } from './honours/honours.ts';
import { languages } from './languages/languages.tsx';
import { locations } from './locations/locations.tsx';
import { imprint, text } from './own-text/own-text.tsx';
import { organisations } from './organisations/organisations.ts';
import { people } from './people/people.tsx';
import { playlists } from './playlists/playlists.ts';
import { posts } from './posts/posts.tsx';
import { projects } from './projects/projects.ts';
import { publications } from './publications/publications.ts';
import { recommendations } from './recommendations/recommendations.tsx';
import { repositories } from './repositories/repositories.ts';
import type { PageContext, Section, SectionSite } from './section.ts';
import { skills } from './skills/skills.tsx';
import { specialities } from './specialities/specialities.tsx';
import { subscribe } from './subscribe/subscribe.tsx';
import { updates } from './updates/updates.ts';
import { videos } from './videos/videos.tsx';
import { volunteering } from './volunteering/volunteering.ts';
import { visibleProfile } from '../visible-profile.ts';

/** A section that has something to show. */
export type ShownSection = {
  key: SectionKey;
  css: readonly CssPart[];
  pictures: Picture[];
  /** null: it is no list. */
  count: number | null;
  /** It says so little that it may share a row with its neighbours. */
  little: boolean;
  /** It is set in lines, whether it shares a row or not. */
  lines: boolean;
  render: (page: PageContext, shelved?: boolean) => ReactNode;
};
type Show = (profile: Profile, site: SectionSite) => ShownSection | null;

function show<K extends SectionKey, C>({
  key,
  css,
  select,
  count,
  little,
  lines,
  pictures,
  View,
}: Section<K, C>): Show {
  // An editor draws the page after every change: what did not change is left as it stands.
  const Kept = memo(
    ({ content, page, shelved }: { content: C; page: PageContext; shelved: boolean }) => (
      <View content={content} page={page} little={shelved} />
    ),
    (before, after) => before.shelved === after.shelved && rendersTheSame(key, before, after),
  );
  return (profile, site) => {
    // The design keeps each section's settings under its own key; absent means that nothing was set.
    const settings = (site.design.sections[key] ?? {}) as SectionSettings[K];
    if (settings.hidden === true) return null;
    const content = select(profile, settings, site);
    if (content === null) return null;
    return {
      key,
      css,
      pictures: pictures(content),
      count: count?.(content) ?? null,
      little: little?.(content) ?? false,
      lines: lines?.(content) ?? false,
      render: (page, shelved = false) => <Kept key={key} content={content} page={page} shelved={shelved} />,
    };
  };
}

const SECTIONS: Record<SectionKey, Show> = {
  hero: show(hero),
  about: show(about),
  experience: show(experience),
  education: show(education),
  skills: show(skills),
  certifications: show(certifications),
  projects: show(projects),
  repositories: show(repositories),
  recommendations: show(recommendations),
  languages: show(languages),
  codeLanguages: show(codeLanguages),
  contributions: show(contributions),
  organisations: show(organisations),
  volunteering: show(volunteering),
  honours: show(honours),
  publications: show(publications),
  facts: show(facts),
  specialities: show(specialities),
  updates: show(updates),
  people: show(people),
  locations: show(locations),
  posts: show(posts),
  videos: show(videos),
  playlists: show(playlists),
  subscribe: show(subscribe),
  highlights: show(highlights),
  collaborations: show(collaborations),
  contact: show(contact),
  text: show(text),
  imprint: show(imprint),
};

type Known = SectionSite & { profile: Profile; sections: readonly ShownSection[] };
const known = new WeakMap<SectionSite, Known>();

/** The sections of a site that are neither hidden nor empty, in the owner's order. Worked out once for a site. */
export function shownSections(whole: Profile, site: SectionSite): readonly ShownSection[] {
  const profile = visibleProfile(whole, site);
  const before = known.get(site);
  const { design, sectionOrder } = site;
  if (before?.profile === profile && before.design === design && before.sectionOrder === sectionOrder)
    return before.sections;
  const above = factsStandAbove(site);
  const sections = [...new Set(sectionOrder)].flatMap((key) =>
    key === 'facts' && above ? [] : (SECTIONS[key](profile, site) ?? []),
  );
  known.set(site, { profile, design, sectionOrder, sections });
  return sections;
}
