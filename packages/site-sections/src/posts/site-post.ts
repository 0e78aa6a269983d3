import type { PostKind, PostSource } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';

/** What has to be known of a post's words without reading them: thousands of posts are planned, and few are drawn. */
export type PostGist = {
  /** Characters of the words as they are kept. */
  length: number;
  /** The first paragraph, or as much of it as is ever shown, where nothing else says what the post is about. */
  opening: string | null;
  /** The addresses of the pictures and films among the words, in their order. */
  named: readonly string[];
};

/** A published post as a site shows it. */
export type SitePost = {
  id: string;
  kind: PostKind;
  /** Its page is `/posts/<slug>/`. */
  slug: string;
  /** Addresses that it had before, which lead to it. */
  formerSlugs?: readonly string[] | undefined;
  title: string;
  /** Empty: none. */
  excerpt: string;
  /** Address of its picture in the media manifest. */
  cover: string | null;
  /** What it shows, for who cannot see it; empty: nobody has said it. */
  coverAlt: string;
  /** Addresses of further pictures likewise. */
  media: readonly string[];
  tags: readonly string[];
  /** The moment that it bears, ISO 8601. */
  published: string;
  /** When it last changed, ISO 8601. */
  updated: string;
  /** Of its page in search; empty: its title, its excerpt. */
  seo: { title: string; description: string };
  /** What it was made from: the film or photo of the profile whose page it takes over. */
  source: PostSource | null;
  words: number;
  /**
   * What it says, a `PostDocument` as JSON: thousands of posts travel to where pages are drawn, and few are read there.
   * Empty: it has not been read yet, and plans go by its gist.
   */
  content: string;
  /** What plans need of it; absent: it is told from the words. */
  gist?: PostGist | undefined;
  /** Equal for posts whose pages say the same. */
  hash: string;
};

const read = new WeakMap<SitePost, PostDocument>();

/** What a post says. Written by `cleanDocument`, wherever it comes from. */
export function documentOf(post: SitePost): PostDocument {
  const before = read.get(post);
  if (before !== undefined) return before;
  const document = JSON.parse(post.content) as PostDocument;
  read.set(post, document);
  return document;
}
