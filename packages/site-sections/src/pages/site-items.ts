import type { Profile } from '@tosite/validation/profile/profile';
import { everyItem } from '../sections/arrange.ts';
import type { Film } from '../sections/film.ts';
import { highlights } from '../sections/highlights/highlights.tsx';
import { projects } from '../sections/projects/projects.ts';
import { repositories } from '../sections/repositories/repositories.ts';
import type { SectionSite } from '../sections/section.ts';
import { isVisible } from '../sections/is-visible.ts';
import { splitTitle, updates } from '../sections/updates/updates.ts';
import { cleanLine, cleanText, shorten } from '../text/clean-text.ts';
import { hasEnough, type PostItem, type ProfileItem, type SiteItem } from './site-item.ts';
import { slugs, type Slugs } from './slug.ts';
import { withoutChapters } from './without-chapters.ts';

/** Pages of one list: more would make a site that nobody reads and everybody waits for. */
const MAX = 200;
const LONGEST_TITLE = 90;

type SiteItems = {
  items: SiteItem[];
  /** From the address that an item would have had to that of the post about it. */
  redirects: { from: string; to: string }[];
};

/**
 * The items that have a page: the posts, then list after list of the profile, each in the order of the home page. Only
 * what a section shows is among them: what the owner hides is nowhere. Nor is what a post is about: it has that page.
 */
export function siteItems(
  profile: Profile,
  site: SectionSite,
  films: readonly Film[],
  posts: readonly PostItem[],
): SiteItems {
  const { ofItem } = slugs(posts.map(({ source }) => source.slug));
  const lists = [
    projectItems(profile, site, ofItem),
    filmItems(profile, site, films, ofItem),
    mediaItems(profile, site, ofItem),
    updateItems(profile, site, ofItem),
  ];
  const posted = new Map(
    posts.flatMap(({ about, path }) => (about === null ? [] : [[`${about.list} ${about.source.id}`, path]])),
  );
  const postOf = ({ list, id }: ProfileItem) => posted.get(`${list} ${id}`);
  return {
    items: [
      ...posts,
      ...lists.flatMap((items) => items.filter((item) => postOf(item) === undefined).slice(0, MAX)),
    ],
    redirects: lists.flat().flatMap((item) => {
      const to = postOf(item);
      return to === undefined ? [] : [{ from: item.path, to }];
    }),
  };
}

type NameItem = Slugs['ofItem'];

function projectItems(profile: Profile, site: SectionSite, ofItem: NameItem): ProfileItem[] {
  const { sections } = site.design;
  const sources = byId(profile.projects);
  const lists = [
    ['repositories', () => repositories.select(profile, sections.repositories ?? {}, site)],
    ['projects', () => projects.select(profile, sections.projects ?? {}, site)],
  ] as const;
  const items = new Map<string, ProfileItem>();
  for (const [section, select] of lists) {
    const content = isVisible(site, section) ? select() : null;
    for (const { id } of content === null ? [] : everyItem(content.entries)) {
      const source = sources.get(id);
      const title = cleanLine(source?.name);
      const text = cleanText(source?.description);
      if (source === undefined || title === null || items.has(id)) continue;
      if (!hasEnough('projects', { text })) continue;
      items.set(id, {
        list: 'projects',
        source,
        section,
        id,
        path: `/projects/${ofItem(title, id)}/`,
        title,
        text,
        date: source.start,
        changed: source.updatedAt ?? source.end ?? source.start,
        pictures: source.picture === null ? [] : [source.picture],
      });
    }
  }
  return [...items.values()];
}

function filmItems(
  profile: Profile,
  site: SectionSite,
  films: readonly Film[],
  ofItem: NameItem,
): ProfileItem[] {
  const sources = byId(profile.videos);
  const section = isVisible(site, 'posts') ? 'posts' : 'videos';
  return films.flatMap((film): ProfileItem[] => {
    const source = sources.get(film.id);
    if (source === undefined) return [];
    const { text, isEnough } = textOfFilm(source);
    if (!isEnough) return [];
    return [
      {
        list: 'videos',
        source,
        film,
        section,
        id: film.id,
        path: `/posts/${ofItem(film.title, film.id)}/`,
        title: film.title,
        text,
        date: film.published,
        changed: film.published,
        pictures: source.thumbnail === null ? [] : [source.thumbnail],
      },
    ];
  });
}

type FilmText = { text: string | null; isEnough: boolean };
const filmTexts = new WeakMap<Profile['videos'][number], FilmText>();

/** What the page of a film says below its title. Read once: an editor asks again for hundreds after every letter. */
function textOfFilm(video: Profile['videos'][number]): FilmText {
  const before = filmTexts.get(video);
  if (before !== undefined) return before;
  const chapters = video.chapters.length;
  const text = cleanText(withoutChapters(video.description, chapters > 0));
  const read = { text, isEnough: hasEnough('videos', { text, chapters }) };
  filmTexts.set(video, read);
  return read;
}

function mediaItems(profile: Profile, site: SectionSite, ofItem: NameItem): ProfileItem[] {
  if (!isVisible(site, 'highlights')) return [];
  const content = highlights.select(profile, site.design.sections.highlights ?? {}, site);
  const sources = byId(profile.media);
  return [...(content?.shown ?? []), ...(content?.collapsed ?? [])].flatMap((tile): ProfileItem[] => {
    const source = sources.get(tile.id);
    if (source === undefined) return [];
    if (!hasEnough('media', { text: tile.caption, pictures: source.pictures.length })) return [];
    const [first, ...others] = tile.caption?.split('\n') ?? [];
    const title = tile.title === null ? null : shorten(tile.title, LONGEST_TITLE);
    return [
      {
        list: 'media',
        source,
        section: 'highlights',
        id: tile.id,
        path: `/posts/${ofItem(title, tile.id)}/`,
        title,
        // A title that is the whole first line is not said twice.
        text: first === title ? cleanText(others.join('\n')) : tile.caption,
        date: tile.date,
        changed: tile.date,
        pictures: source.pictures,
      },
    ];
  });
}

function updateItems(profile: Profile, site: SectionSite, ofItem: NameItem): ProfileItem[] {
  if (!isVisible(site, 'updates')) return [];
  const content = updates.select(profile, site.design.sections.updates ?? {}, site);
  const sources = byId(profile.updates);
  return (content === null ? [] : everyItem(content.entries)).flatMap(({ id }): ProfileItem[] => {
    const source = sources.get(id);
    const whole = cleanText(source?.text);
    if (source === undefined || whole === null || !hasEnough('updates', { text: whole })) return [];
    const { title, rest } = splitTitle(whole);
    const called = title ?? shorten(whole.split('\n')[0] ?? whole, LONGEST_TITLE);
    return [
      {
        list: 'updates',
        source,
        section: 'updates',
        id,
        path: `/posts/${ofItem(called, id)}/`,
        title: called,
        text: title === null ? whole : rest,
        date: source.date,
        changed: source.date,
        pictures: source.picture === null ? [] : [source.picture],
      },
    ];
  });
}

/** Of two items with one id the sections show the first. */
function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.toReversed().map((item) => [item.id, item]));
}
