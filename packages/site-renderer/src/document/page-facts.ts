import type { ShareImage } from './share-image.ts';

/** What the head of a page and the files beside it say about the site. */
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
  /** ISO 8601. */
  lastModified: string;
};
