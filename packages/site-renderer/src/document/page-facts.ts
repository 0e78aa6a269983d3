import type { ShareImage } from './share-image.ts';

/** What the head of a page and the files beside it say about it. */
export type PageFacts = {
  /** Who the site is about. */
  name: string;
  /** Of the browser's tab and of search results. */
  title: string;
  /** Empty when there is nothing to say. */
  description: string;
  /** The page's own absolute address. */
  address: string;
  image: ShareImage | null;
  /** When what it tells of was made public, at its own precision; null: it tells of the site as a whole. */
  published: string | null;
  /** ISO 8601, a date or a moment; null: not known. */
  lastModified: string | null;
};
