import type { SitePage } from '../site-page.ts';
import type { ListPart } from './list-parts.ts';
import type { Another } from './more-of-posts.ts';
import type { ItemList, PostItem, SiteItem } from './site-item.ts';
import type { SiteTag } from './site-tags.ts';

export type ListedPage = {
  readonly page: SitePage;
  /** From the root of the site, with a slash at its end. */
  readonly path: string;
  /** What the page is called where others name it. */
  readonly name: string;
  /** Of the browser's tab and of search results. */
  readonly title: string;
  /** Up to 160 characters, never empty. */
  readonly description: string;
  /** When what it tells of last changed, a date at its own precision; null: with the site as a whole. */
  readonly lastModified: string | null;
};

export type SitePages = {
  /** Every page but the one that says that a page is not there; the home page first. */
  listed: readonly ListedPage[];
  items: readonly SiteItem[];
  /** The posts, in their owner's order: the first among `items`. */
  posts: readonly PostItem[];
  /** Posts, then the films that have none, part after part; empty where there is no archive. */
  archive: readonly ListPart[];
  tags: readonly SiteTag[];
  hasCv: boolean;
  /** Addresses that items had before a post took their page over. */
  redirects: readonly { from: string; to: string }[];
  /** The page of an item, or of the post about it; null where it has none. */
  itemOf: (list: ItemList, id: string) => SiteItem | null;
  /** Its neighbours among the items of its kind. */
  around: (item: SiteItem) => { previous: SiteItem | null; next: SiteItem | null };
  /** What to go on with after a post or an item. */
  moreOf: (item: SiteItem) => readonly Another[];
  /** The page of a tag, as somebody wrote it. */
  tagOf: (label: string) => SiteTag | null;
};
