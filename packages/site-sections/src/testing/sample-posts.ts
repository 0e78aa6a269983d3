import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import type { SitePost } from '../posts/site-post.ts';

/* For tests: posts that say something of each kind. */

type Write = (field: string, usual: string) => string;
const asUsual: Write = (_, usual) => usual;

/** `document`: what it says, instead of its content. */
export function samplePost(
  id: string,
  { document = wholeDocument(), ...changes }: Partial<SitePost> & { document?: PostDocument } = {},
): SitePost {
  const post = {
    id,
    kind: 'blog' as const,
    slug: id,
    title: `What the glass of ${id} is for`,
    excerpt: `A week behind ${id}.`,
    cover: `https://pictures.test/${id}.jpg`,
    coverAlt: '',
    media: [],
    tags: ['counters', `only ${id}`],
    published: '2026-03-12T09:00:00.000Z',
    updated: '2026-03-14T09:00:00.000Z',
    seo: { title: '', description: '' },
    source: null,
    words: 300,
    content: JSON.stringify(document),
    ...changes,
  };
  return { ...post, hash: changes.hash ?? JSON.stringify(post) };
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const p = (words: string, at: number | null = null) => ({
  type: 'paragraph',
  attrs: { at },
  content: [text(words)],
});
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: 'tableCell' | 'tableHeader', words: string) => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [p(words)],
});

/** One of every node and mark, with the seconds of a film. */
export function wholeDocument(w: Write = asUsual): PostDocument {
  const link = { type: 'link', attrs: { href: w('post.href', 'https://example.test/glass') } };
  const content: unknown[] = [
    p(w('post.paragraph', 'The counter opens at nine, and the first is at the door by twenty to.'), 4),
    { type: 'heading', attrs: { level: 2, at: 134 }, content: [text(w('post.heading', 'The clock'))] },
    {
      type: 'paragraph',
      attrs: { at: 134 },
      content: [
        text('No clock: ', { type: 'bold' }),
        text('a queue', link, { type: 'italic' }),
        { type: 'hardBreak' },
        text('struck', { type: 'strike' }),
        text(w('post.code', 'open()'), { type: 'code' }),
      ],
    },
    p('The timetable knows nothing of coats.', 171),
    {
      type: 'image',
      attrs: {
        src: 'https://pictures.test/in-text.jpg',
        alt: w('post.alt', 'Dunes'),
        caption: w('post.caption', 'Nine counters.'),
        at: null,
      },
    },
    { type: 'heading', attrs: { level: 4, at: null }, content: [text('Smaller')] },
    {
      type: 'bulletList',
      content: [
        item(p(w('post.item', 'One')), { type: 'bulletList', content: [item(p('Deeper'))] }),
        item(p('Two')),
      ],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: [item(p('Third'))] },
    { type: 'blockquote', content: [p(w('post.quote', 'I always knew.'))] },
    { type: 'codeBlock', attrs: { language: 'c' }, content: [text(w('post.block', 'int fd = 0;'))] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Errand'), cell('tableHeader', 'Minutes')] },
        {
          type: 'tableRow',
          content: [cell('tableCell', w('post.cell', 'A death')), cell('tableCell', '11')],
        },
      ],
    },
    { type: 'horizontalRule' },
    {
      type: 'film',
      attrs: { url: 'https://youtu.be/zyxwvutsrqp', title: w('post.film', 'A year later') },
    },
    { type: 'film', attrs: { url: w('post.filmUrl', 'https://films.test/3'), title: '' } },
    { type: 'paragraph', attrs: { at: null } },
  ];
  // Written out here as `cleanDocument` would leave it.
  return { type: 'doc', content: content as PostBlock[] };
}

/** A document of one paragraph. */
export function says(words: string): PostDocument {
  return { type: 'doc', content: [p(words) as PostBlock] };
}
