import type { Film } from '../sections/film.ts';
import type { SitePage } from '../site-page.ts';
import type { ItemList, SiteItem } from './site-item.ts';
import type { SiteTag } from './site-tags.ts';

export type ListedPage = {
  page: SitePage;
  /** From the root of the site, with a slash at its end. */
  path: string;
  /** What the page is called where others name it. */
  name: string;
  /** Of the browser's tab and of search results. */
  title: string;
  /** Up to 160 characters, never empty. */
  description: string;
  /** When what it tells of last changed, a date at its own precision; null: with the site as a whole. */
  lastModified: string | null;
};

export type SitePages = {
  /** Every page but the one that says that a page is not there; the home page first. */
  listed: readonly ListedPage[];
  items: readonly SiteItem[];
  /** The films of the archive, part after part; empty where there is no archive. */
  archive: readonly (readonly Film[])[];
  tags: readonly SiteTag[];
  hasCv: boolean;
  /** The page of an item; null where it has none. */
  itemOf: (list: ItemList, id: string) => SiteItem | null;
  /** Its neighbours among the items of its kind. */
  around: (item: SiteItem) => { previous: SiteItem | null; next: SiteItem | null };
};
