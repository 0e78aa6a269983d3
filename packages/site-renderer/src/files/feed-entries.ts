import { itemAnchor } from '@tosite/site-sections/parts/item-anchor';
import { storedFilm } from '@tosite/site-sections/parts/own-film';
import { itemName, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ItemList } from '@tosite/site-sections/pages/site-item';
import { shownFilms } from '@tosite/site-sections/pages/shown-films';
import { everyItem } from '@tosite/site-sections/sections/arrange';
import { saysMore } from '@tosite/site-sections/sections/highlights/highlight';
import { highlights } from '@tosite/site-sections/sections/highlights/highlights';
import { splitTitle, updates } from '@tosite/site-sections/sections/updates/updates';
import { isVisible } from '@tosite/site-sections/sections/is-visible';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanText, shorten } from '@tosite/site-sections/text/clean-text';
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
  /** Plain. */
  text: string | null;
  pictures: readonly Picture[];
  /** From the root of the site: our copy of the film. */
  film: string | null;
};

const LONGEST_TITLE = 90;
/** A reader has the latest in full; of what lies further back the beginning keeps a feed small enough to be fetched. */
const IN_FULL = 50;
const LONGEST_OLDER_TEXT = 280;

/** Every film, post and update of the site that has a date, newest first. `site` is what is shown of it. */
export function feedEntries(site: SiteInput): FeedEntry[] {
  return [...filmEntries(site), ...postEntries(site), ...updateEntries(site)]
    .sort((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .map((entry, index) =>
      index < IN_FULL || entry.text === null
        ? entry
        : { ...entry, text: shorten(entry.text, LONGEST_OLDER_TEXT) },
    );
}

function filmEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  return shownFilms(site.profile, site).flatMap((film) => {
    const own = itemOf('videos', film.id);
    const link = own?.path ?? film.href;
    const published = momentOf(film.published, site);
    if (published === null || link === null) return [];
    return {
      id: entryId(site, 'videos', film.id),
      title: film.title,
      link,
      published,
      text: own?.text ?? film.standfirst,
      pictures: film.thumbnail === null ? [] : [film.thumbnail],
      film: null,
    };
  });
}

function postEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  const settings = site.design.sections.highlights ?? {};
  const content = isVisible(site, 'highlights') ? highlights.select(site.profile, settings, site) : null;
  return [...(content?.shown ?? []), ...(content?.collapsed ?? [])].flatMap((post) => {
    const published = momentOf(post.date, site);
    if (published === null) return [];
    const own = itemOf('media', post.id);
    const film = storedFilm(post.video, { site });
    const isSeen =
      film !== null || saysMore(post) || post.pictures.some(({ url }) => site.media[url]?.variants[0]);
    const date = writerFor(site.language, site.timezone).date(post.date) ?? '';
    return {
      id: entryId(site, 'media', post.id),
      title: own === null ? shorten(post.title ?? date, LONGEST_TITLE) : itemName(own, site),
      link: own?.path ?? `/#${itemAnchor(isSeen ? 'view' : 'tile', post.id)}`,
      published,
      text: post.caption,
      pictures: post.pictures,
      film: film?.path ?? null,
    };
  });
}

function updateEntries(site: SiteInput): FeedEntry[] {
  const { itemOf } = sitePages(site);
  const settings = site.design.sections.updates ?? {};
  const content = isVisible(site, 'updates') ? updates.select(site.profile, settings, site) : null;
  const sources = new Map(site.profile.updates.map((update) => [update.id, update]));
  return (content === null ? [] : everyItem(content.entries)).flatMap(({ id, picture }) => {
    const source = sources.get(id);
    const whole = cleanText(source?.text);
    const published = momentOf(source?.date ?? null, site);
    if (whole === null || published === null) return [];
    const { title, rest } = splitTitle(whole);
    const own = itemOf('updates', id);
    return {
      id: entryId(site, 'updates', id),
      title: title ?? shorten(whole.split('\n')[0] ?? whole, LONGEST_TITLE),
      link: own?.path ?? `/#${itemAnchor('update', id)}`,
      published,
      text: title === null ? whole : rest,
      pictures: picture === null ? [] : [picture],
      film: null,
    };
  });
}

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
