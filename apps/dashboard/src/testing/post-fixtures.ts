import type { Post, PostSummary } from '@tosite/validation/posts/post';
import { emptyDocument } from '@tosite/validation/posts/post-document';

export const post = (own: Partial<Post> = {}): Post => ({
  _id: 'post-1',
  website_id: 'site-1',
  kind: 'blog',
  slug: 'spoons',
  title: 'Spoons, at length',
  excerpt: '',
  content: emptyDocument(),
  cover: null,
  coverAlt: '',
  media: [],
  tags: [],
  status: 'draft',
  publishAt: null,
  seo: { title: '', description: '' },
  source: null,
  position: 0,
  revision: 1,
  createdAt: '2025-11-27T10:00:00.000Z',
  updatedAt: '2025-11-27T10:00:00.000Z',
  ...own,
});

export function summary(own: Partial<PostSummary> = {}): PostSummary {
  const { content: _, ...rest } = post();
  return { ...rest, words: 940, unchecked: 0, ...own };
}
