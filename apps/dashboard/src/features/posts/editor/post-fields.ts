import type { Post } from '@tosite/validation/posts/post';
import { tidySlug } from '@tosite/validation/posts/post-slug';

/** What the owner writes of a post besides its text. It stands in the document's own attributes: one undo for all. */
export type PostFields = {
  title: string;
  /** Empty: made of the title. */
  slug: string;
  excerpt: string;
  cover: string | null;
  /** What it shows, for who cannot see it. */
  coverAlt: string;
  tags: readonly string[];
  seo: { title: string; description: string };
};

export const NO_FIELDS: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  cover: null,
  coverAlt: '',
  tags: [],
  seo: { title: '', description: '' },
};

export function fieldsOf(post: Post): PostFields {
  const { title, excerpt, cover, coverAlt, tags, seo } = post;
  return { title, slug: isMade(post) ? '' : post.slug, excerpt, cover, coverAlt, tags, seo };
}

/** Nobody has seen the address of a draft: one that says its title goes on saying it. */
function isMade({ status, slug, title }: Post): boolean {
  const words = tidySlug(title);
  return status === 'draft' && [words, 'post'].some((made) => slug === made || isNumbered(slug, made));
}

function isNumbered(slug: string, made: string): boolean {
  return slug.startsWith(`${made}-`) && /^\d+$/u.test(slug.slice(made.length + 1));
}
