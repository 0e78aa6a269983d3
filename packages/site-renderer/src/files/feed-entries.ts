import { itemName, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ItemList } from '@tosite/site-sections/pages/site-item';
import { shownFilms } from '@tosite/site-sections/pages/shown-films';
import type { SiteInput } from '@tosite/site-sections/site';
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
};

/** What a reader fetches again and again carries the latest only. */
const MOST = 30;

/** The films, posts and updates that have a date, newest first. */
export function feedEntries(site: SiteInput): FeedEntry[] {
  const { items, itemOf } = sitePages(site);
  const written = items.flatMap((item): FeedEntry[] => {
    const published = item.list === 'projects' || item.list === 'videos' ? null : momentOf(item.changed);
    return published === null
      ? []
      : [
          {
            id: entryId(site, item.list, item.id),
            title: itemName(item, site),
            link: item.path,
            published,
            text: item.text,
          },
        ];
  });
  const dates = new Map(site.profile.videos.map(({ id, publishedAt }) => [id, publishedAt]));
  const films = shownFilms(site.profile, site).flatMap((film): FeedEntry[] => {
    const own = itemOf('videos', film.id);
    const link = own?.path ?? film.href;
    const published = momentOf(dates.get(film.id) ?? null);
    if (published === null || link === null) return [];
    const text = own?.text ?? film.standfirst;
    return [{ id: entryId(site, 'videos', film.id), title: film.title, link, published, text }];
  });
  return [...films, ...written].sort((a, b) => (a.published < b.published ? 1 : -1)).slice(0, MOST);
}

/** Feeds want moments: a day begins at midnight, a month or a year cannot be said. */
function momentOf(date: string | null): string | null {
  if (date === null || date.length < 10 || Number.isNaN(Date.parse(date))) return null;
  return new Date(date).toISOString();
}

function entryId({ profile }: SiteInput, list: ItemList, id: string): string {
  return stableUrn([profile.platform, profile.handle, list, id]);
}
