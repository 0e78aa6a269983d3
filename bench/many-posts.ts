import type { SiteData } from '@tosite/validation/website/site-data';

/** The same site with so many posts, all of them published. */
export function withPosts(data: SiteData, count: number): SiteData {
  const posts = Array.from({ length: count }, (_, index) => ({
    id: `post${index}`,
    formerSlugs: [],
    kind: 'blog' as const,
    slug: `post-number-${index}`,
    title: `Post number ${index}`,
    excerpt: `What number ${index} is about.`,
    content: paragraphs(12),
    cover: null,
    coverAlt: '',
    media: [],
    tags: [`tag ${index % 40}`],
    status: 'published' as const,
    publishAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
    seo: { title: '', description: '' },
    source: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));
  return { ...data, posts };
}

/** A text of so many paragraphs. */
export function paragraphs(count: number) {
  const text =
    'High water comes an hour later every day, and whoever lives by the sea knows it without a table or a clock. ';
  return {
    type: 'doc' as const,
    content: Array.from({ length: count }, () => ({
      type: 'paragraph' as const,
      attrs: { at: null },
      content: [{ type: 'text' as const, text: text.repeat(4) }],
    })),
  };
}
