import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { profileAddress } from './profile-address.ts';
import { arrange, type ListSettings } from './sections/arrange.ts';
import { filmsOf } from './sections/film.ts';
import { postedFilms } from './sections/posts/posted-films.ts';
import { sectionProjects } from './sections/projects/section-projects.ts';
import type { SectionSite } from './sections/section.ts';
import { isVisible } from './sections/is-visible.ts';

/** The section that shows a list, where that is one. Projects, films, posts and links have rules of their own. */
const SECTIONS_BY_LIST = {
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  certifications: 'certifications',
  spokenLanguages: 'languages',
  codeLanguages: 'codeLanguages',
  publications: 'publications',
  honours: 'honours',
  volunteering: 'volunteering',
  recommendations: 'recommendations',
  organisations: 'organisations',
  people: 'people',
  locations: 'locations',
  updates: 'updates',
  playlists: 'playlists',
  media: 'highlights',
} as const satisfies Partial<Record<ProfileList, SectionKey>>;

type Known = { design: unknown; sectionOrder: unknown; projects: unknown; visible: Profile };
const known = new WeakMap<Profile, Known>();

/**
 * The profile as far as its owner lets the site tell of it: the one decision about what is shown. Sections, pages,
 * feeds, cards and every file beside them read what this leaves, so what it leaves out is in none of them. An answer
 * given back is answered as it is, and a list of which everything is shown is the same list.
 */
export function visibleProfile(profile: Profile, site: SectionSite): Profile {
  const { design, sectionOrder } = site;
  const projects = site.order?.projects;
  const before = known.get(profile);
  if (before?.design === design && before.sectionOrder === sectionOrder && before.projects === projects)
    return before.visible;
  const visible = visibleParts(profile, site);
  for (const key of [profile, visible]) known.set(key, { design, sectionOrder, projects, visible });
  return visible;
}

function visibleParts(profile: Profile, site: SectionSite): Profile {
  const { design, sectionOrder } = site;
  const { sections } = design;
  const visible = (key: SectionKey) => isVisible(site, key);
  const opens = visible('hero');
  const states = opens && sections.hero?.showFacts !== false;
  const shows = opens && sections.hero?.showPicture !== false;
  // A channel's page says in its call to subscribe what others say under Contact.
  const choice = sections.contact ?? {};
  const isReached = choice.hidden !== true && (sectionOrder.includes('contact') || visible('subscribe'));
  const isLinked = isReached && choice.showLinks !== false;
  const { contact, organisation, stats } = profile;
  const counted = visible('facts');
  return {
    ...profile,
    ...visibleLists(profile, site),
    links: isLinked ? profile.links : emptied(profile.links),
    url: isLinked || visible('subscribe') ? (profileAddress(profile) ?? '') : '',
    headline: opens ? profile.headline : null,
    about: visible('about') ? profile.about : null,
    avatar: shows ? profile.avatar : null,
    banner: shows ? profile.banner : null,
    location: states || isReached || counted ? profile.location : null,
    since: states || counted ? profile.since : null,
    contact: {
      email: isReached && choice.showEmail === true ? contact.email : null,
      phone: isReached && choice.showPhone === true ? contact.phone : null,
      website: isLinked ? contact.website : null,
      address: isReached && choice.showAddress === true ? contact.address : null,
    },
    organisation: organisation && {
      industry: counted ? organisation.industry : null,
      size: counted ? organisation.size : null,
      kind: counted ? organisation.kind : null,
      founded: counted ? organisation.founded : null,
      headquarters: counted || states ? organisation.headquarters : null,
      website: counted ? organisation.website : null,
      specialities: visible('specialities') ? organisation.specialities : [],
    },
    contributions: visible('contributions') ? profile.contributions : null,
    stats: {
      followers: counted || states ? stats.followers : null,
      following: counted ? stats.following : null,
      repositories: counted ? stats.repositories : null,
      stars: counted ? stats.stars : null,
      subscribers: counted || states || visible('subscribe') ? stats.subscribers : null,
      views: counted ? stats.views : null,
      videos: counted || states ? stats.videos : null,
      posts: counted ? stats.posts : null,
      employees: counted ? stats.employees : null,
    },
  };
}

function visibleLists(profile: Profile, site: SectionSite): Pick<Profile, Exclude<ProfileList, 'links'>> {
  const { sections } = site.design;
  const lists = PROFILE_LISTS.flatMap((list) => {
    if (!(list in SECTIONS_BY_LIST)) return [];
    const key = SECTIONS_BY_LIST[list as keyof typeof SECTIONS_BY_LIST];
    // Sections of lists have these two settings.
    const settings: ListSettings = sections[key] ?? {};
    const items: readonly { id: string }[] = profile[list];
    return [[list, isVisible(site, key) ? same(items, arrange(items, settings)) : emptied(items)] as const];
  });
  // Each list under its own name, some of its items left out.
  const kept = Object.fromEntries(lists) as Pick<Profile, keyof typeof SECTIONS_BY_LIST>;
  return {
    ...kept,
    experience:
      sections.experience?.showSkills === false
        ? kept.experience.map((job) => ({ ...job, skills: [] }))
        : kept.experience,
    media:
      sections.highlights?.showReels === false
        ? kept.media.filter(({ kind }) => kind !== 'reel' && kind !== 'video')
        : kept.media,
    projects: visibleProjects(profile.projects, site),
    videos: visibleVideos(profile.videos, site),
  };
}

function visibleProjects(projects: Profile['projects'], site: SectionSite): Profile['projects'] {
  const sections = site.sectionOrder.filter(
    (key): key is 'projects' | 'repositories' => key === 'projects' || key === 'repositories',
  );
  const visible = sections
    .filter((key) => isVisible(site, key))
    .flatMap((key) => sectionProjects(projects, key, site));
  const kept = same(projects, [...new Set(visible)]);
  const hasTopics = isVisible(site, 'projects') || site.design.sections.repositories?.showTopics !== false;
  return hasTopics ? kept : kept.map((item) => ({ ...item, topics: [] }));
}

function visibleVideos(videos: Profile['videos'], site: SectionSite): Profile['videos'] {
  const { posts = {}, videos: others = {} } = site.design.sections;
  const all = filmsOf(videos);
  const visible = new Set(
    [
      ...(isVisible(site, 'posts') ? postedFilms(arrange(all, posts), Infinity) : []),
      ...(isVisible(site, 'videos') ? arrange(all, others) : []).filter(
        ({ kind }) => others.kinds?.includes(kind) ?? true,
      ),
    ].map(({ id }) => id),
  );
  return visible.size === videos.length ? videos : videos.filter(({ id }) => visible.has(id));
}

/** The list as it was where nothing of it is another: much is remembered by the list. */
function same<T>(before: readonly T[], after: T[]): T[] {
  const isSame = before.length === after.length && after.every((item, at) => item === before[at]);
  // Nobody changes a profile.
  return isSame ? (before as T[]) : after;
}

function emptied<T>(list: readonly T[]): T[] {
  return list.length === 0 ? (list as T[]) : [];
}
