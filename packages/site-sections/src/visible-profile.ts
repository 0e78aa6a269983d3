import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { arrange, everyItem, type ListSettings } from './sections/arrange.ts';
import { repositories } from './sections/repositories/repositories.ts';
import type { SectionSite } from './sections/section.ts';

/** The sections that tell of a list. */
const TOLD_BY: Readonly<Record<ProfileList, readonly SectionKey[]>> = {
  links: ['contact'],
  experience: ['experience'],
  education: ['education'],
  skills: ['skills'],
  certifications: ['certifications'],
  spokenLanguages: ['languages'],
  codeLanguages: ['codeLanguages'],
  publications: ['publications'],
  honours: ['honours'],
  volunteering: ['volunteering'],
  recommendations: ['recommendations'],
  projects: ['repositories', 'projects'],
  organisations: ['organisations'],
  people: ['people'],
  locations: ['locations'],
  updates: ['updates'],
  videos: ['posts', 'videos'],
  playlists: ['playlists'],
  media: ['highlights'],
};

/** The profile as far as its owner lets the site tell of it. What is hidden on the page must not stand in a file beside it. */
export function visibleProfile(profile: Profile, { design, sectionOrder }: SectionSite): Profile {
  const { sections } = design;
  const shown = (key: SectionKey) => sectionOrder.includes(key) && sections[key]?.hidden !== true;
  const kept = (list: ProfileList) =>
    TOLD_BY[list].filter(shown).flatMap((key) => {
      // Sections of lists have these two settings; the others are not among them.
      const settings: ListSettings & { title?: string | undefined } = sections[key] ?? {};
      return arrange<{ id: string }>(profile[list], settings);
    });
  const lists = Object.fromEntries(PROFILE_LISTS.map((list) => [list, [...new Set(kept(list))]]));
  // Repositories are chosen by their section: no forks, the best first.
  const code = shown('repositories')
    ? repositories.select(profile, sections.repositories ?? {}, { design, sectionOrder })
    : null;
  const chosen = new Map((code === null ? [] : everyItem(code.entries)).map(({ id }, index) => [id, index]));
  const projects = shown('projects')
    ? arrange(profile.projects, sections.projects ?? {})
    : profile.projects
        .filter(({ id }) => chosen.has(id))
        .sort((a, b) => (chosen.get(a.id) ?? 0) - (chosen.get(b.id) ?? 0));
  const contact = shown('contact') ? (sections.contact ?? {}) : null;
  const facts = shown('hero') && sections.hero?.showFacts !== false;
  return {
    ...profile,
    // Each list goes back under its own name, some of its items left out.
    ...(lists as unknown as Pick<Profile, ProfileList>),
    projects,
    links: contact === null || contact.showLinks === false ? [] : profile.links,
    about: shown('about') ? profile.about : null,
    avatar: shown('hero') && sections.hero?.showPicture !== false ? profile.avatar : null,
    location: facts || contact !== null ? profile.location : null,
    contact: {
      email: contact !== null && contact.showEmail !== false ? profile.contact.email : null,
      phone: contact !== null && contact.showPhone !== false ? profile.contact.phone : null,
      website: contact !== null ? profile.contact.website : null,
      address: contact === null ? null : profile.contact.address,
    },
  };
}
