import { itemAnchor } from '@tosite/site-sections/parts/item-anchor';
import { storedFilm } from '@tosite/site-sections/parts/own-film';
import { itemName, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ItemList, PostItem } from '@tosite/site-sections/pages/site-item';
import { shownFilms } from '@tosite/site-sections/pages/shown-films';
import { everyItem } from '@tosite/site-sections/sections/arrange';
import { saysMore } from '@tosite/site-sections/sections/highlights/highlight';
import { highlights } from '@tosite/site-sections/sections/highlights/highlights';
import { gistOf } from '@tosite/site-sections/posts/post-gist';
import { splitTitle, updates } from '@tosite/site-sections/sections/updates/updates';
import { isVisible } from '@tosite/site-sections/sections/is-visible';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLines, cleanText, shorten } from '@tosite/site-sections/text/clean-text';
import { writerFor } from '@tosite/site-sections/text/writer';
import { momentIn } from '@tosite/site-sections/text/zoned-date';
import type { Picture } from '@tosite/validation/profile/profile';
import { stableUrn } from './stable-urn.ts';

export type FeedEntry = {
  /** The same for the life of the item, wherever the site moves. */
  id: string;
  title: string;
  /** From the root of the site, or absolute. */
  link: string;
  /** A moment, ISO 8601. */
  published: string;
  /** When it last changed, likewise. */
  updated: string;
  /** Plain. */
  text: string | null;
  pictures: readonly Picture[];
  /** From the root of the site: our copy of the film. */
  film: string | null;
  /** The post whose whole text it has. */
  post: PostItem | null;
  tags: readonly string[];
};

const LONGEST_TITLE = 90;
/** A reader has the latest in full; of what lies further back the beginning keeps a feed small enough to be fetched. */
const IN_FULL = 50;
const LONGEST_OLDER_TEXT = 280;
/** Of thousands of posts. */
const MOST_POSTS = 100;
/** Characters of whole posts in a feed: readers give up on more. */
const MOST_IN_FULL = 2_000_000;

/** Every film, photo and update of the site that has a date, and the newest posts, newest first. `site` is what is shown of it. */
export function feedEntries(site: SiteInput): FeedEntry[] {
  let written = 0;
  return [...writtenEntries(site), ...filmEntries(site), ...photoEntries(site), ...updateEntries(site)]
    .sort((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .map((entry, index) => {
      written += entry.post === null ? 0 : gistOf(entry.post.source).length;
      return index < IN_FULL && (index === 0 || written <= MOST_IN_FULL)
        ? entry
        : {
            ...entry,
            post: null,
            text: entry.text === null ? null : shorten(entry.text, LONGEST_OLDER_TEXT),
          };
    });
}

function writtenEntries(site: SiteInput): FeedEntry[] {
  const newest = sitePages(site)
    .posts.map((post) => ({ post, time: Date.parse(post.source.published) }))
    .filter(({ time }) => !Number.isNaN(time))
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST_POSTS);
  return newest.flatMap(({ post }): FeedEntry[] => {
    const published = momentOf(post.date, site);
    if (published === null) return [];
    const changed = momentOf(post.changed, site) ?? published;
    return [
      {
        // Who has read of the film has no second entry about it.
        id:
          post.about === null
            ? entryId(site, 'posts', post.id)
            : entryId(site, post.about.list, post.about.source.id),
        title: itemName(post, site),
        link: post.path,
        published,
        updated: Date.parse(changed) > Date.parse(published) ? changed : published,
        text: post.text,
        pictures: post.pictures,
        film: null,
        post,
        tags: cleanLines(post.source.tags),
      },
    ];
  });
}

function filmEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  return shownFilms(site.profile, site).flatMap((film): FeedEntry[] => {
    const own = itemOf('videos', film.id);
    if (own?.list === 'posts') return [];
    const link = own?.path ?? film.href;
    const published = momentOf(film.published, site);
    if (published === null || link === null) return [];
    return [
      {
        id: entryId(site, 'videos', film.id),
        title: film.title,
        link,
        published,
        text: own?.text ?? film.standfirst,
        pictures: film.thumbnail === null ? [] : [film.thumbnail],
        film: null,
        ...UNWRITTEN,
        updated: published,
      },
    ];
  });
}

function photoEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  const settings = site.design.sections.highlights ?? {};
  const content = isVisible(site, 'highlights') ? highlights.select(site.profile, settings, site) : null;
  return [...(content?.shown ?? []), ...(content?.collapsed ?? [])].flatMap((post): FeedEntry[] => {
    const published = momentOf(post.date, site);
    if (published === null) return [];
    const own = itemOf('media', post.id);
    if (own?.list === 'posts') return [];
    const film = storedFilm(post.video, { site });
    const isSeen =
      film !== null || saysMore(post) || post.pictures.some(({ url }) => site.media[url]?.variants[0]);
    const date = writerFor(site.language, site.timezone).date(post.date) ?? '';
    return [
      {
        id: entryId(site, 'media', post.id),
        title: own === null ? shorten(post.title ?? date, LONGEST_TITLE) : itemName(own, site),
        link: own?.path ?? `/#${itemAnchor(isSeen ? 'view' : 'tile', post.id)}`,
        published,
        text: post.caption,
        pictures: post.pictures,
        film: film?.path ?? null,
        ...UNWRITTEN,
        updated: published,
      },
    ];
  });
}

function updateEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  const settings = site.design.sections.updates ?? {};
  const content = isVisible(site, 'updates') ? updates.select(site.profile, settings, site) : null;
  const sources = new Map(site.profile.updates.map((update) => [update.id, update]));
  return (content === null ? [] : everyItem(content.entries)).flatMap(({ id, picture }): FeedEntry[] => {
    const source = sources.get(id);
    const whole = cleanText(source?.text);
    const published = momentOf(source?.date ?? null, site);
    if (whole === null || published === null) return [];
    const { title, rest } = splitTitle(whole);
    const own = itemOf('updates', id);
    if (own?.list === 'posts') return [];
    return [
      {
        id: entryId(site, 'updates', id),
        title: title ?? shorten(whole.split('\n')[0] ?? whole, LONGEST_TITLE),
        link: own?.path ?? `/#${itemAnchor('update', id)}`,
        published,
        text: title === null ? whole : rest,
        pictures: picture === null ? [] : [picture],
        film: null,
        ...UNWRITTEN,
        updated: published,
      },
    ];
  });
}

/** Of what is no post of the owner's. */
const UNWRITTEN = { post: null, tags: [] };

/** Feeds want moments: a day begins at the midnight of the site's own zone, a month or a year cannot be said. */
function momentOf(date: string | null, { timezone }: SiteInput): string | null {
  if (date === null || date.length < 10 || Number.isNaN(Date.parse(date))) return null;
  if (date.length > 10) return momentIn(date, timezone);
  const offset = /(Z|[+-]\d{2}:\d{2})$/u.exec(momentIn(`${date}T12:00:00Z`, timezone) ?? '')?.[0];
  return `${date}T00:00:00${offset ?? 'Z'}`;
}

function entryId({ profile }: SiteInput, list: ItemList, id: string): string {
  return stableUrn([profile.platform, profile.handle, list, id]);
}
