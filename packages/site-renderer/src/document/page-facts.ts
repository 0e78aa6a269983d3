import type { Json } from './json-for-script.ts';
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

/** What the head of one page says. Addresses that begin with a slash are from the root of the site. */
export type PageHead = {
  facts: PageFacts;
  /** What Open Graph calls it. */
  kind: 'profile' | 'website' | 'article';
  /** The page's address in search engines; null: it has none (previews, error pages). */
  canonical: string | null;
  indexable: boolean;
  icon: { path: string; type: string };
  /** The parts of a list before and after this one. */
  previous: string | null;
  next: string | null;
  alternates: readonly { type: string; path: string }[];
  /** Whether the owner's proofs to search engines stand on it. */
  verified: boolean;
  structuredData: Json | null;
};
