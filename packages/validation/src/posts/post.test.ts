import { expect, test } from 'vitest';
import * as v from 'valibot';
import { PostChangeSchema, PostSchema } from './post.ts';

const POST = {
  _id: 'p1',
  website_id: 'w1',
  kind: 'blog',
  slug: 'hello',
  title: 'Hello',
  excerpt: '',
  content: { type: 'doc' },
  cover: null,
  coverAlt: '',
  media: [],
  tags: [],
  status: 'draft',
  publishAt: null,
  seo: { title: '', description: '' },
  position: 0,
  revision: 1,
  source: null,
  createdAt: '2026-11-28T00:00:00.000Z',
  updatedAt: '2026-11-28T00:00:00.000Z',
};

test('a post has a document, a status and times, within bounds', () => {
  expect(v.is(PostSchema, POST)).toBe(true);
  expect(
    v.is(PostSchema, { ...POST, source: { platform: 'youtube', url: 'https://youtu.be/x', videoId: null } }),
  ).toBe(true);
  expect(v.is(PostSchema, { ...POST, source: { platform: null, url: 'a.md', videoId: null } })).toBe(true);
  expect(v.is(PostSchema, { ...POST, content: '<p>Hello</p>' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, status: 'gone' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, createdAt: 'yesterday' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, title: 'a'.repeat(301) })).toBe(false);
  expect(v.is(PostSchema, { ...POST, tags: Array.from({ length: 31 }, () => 'x') })).toBe(false);
  expect(v.is(PostSchema, { ...POST, slug: 'Über uns' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, cover: 'javascript:alert(1)' })).toBe(false);
});

test('a post of more than 300,000 characters is refused with a sentence', () => {
  const of = (length: number) => ({
    ...POST,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(length) }] }],
    },
  });
  expect(v.is(PostSchema, of(300_000))).toBe(true);
  expect(v.safeParse(PostSchema, of(300_001)).issues?.[0].message).toBe(
    'A post has at most 300,000 characters',
  );
});

test('a save names what it changes, and nothing that is not its owner’s to change', () => {
  expect(v.is(PostChangeSchema, { title: 'Hello' })).toBe(true);
  expect(v.is(PostChangeSchema, { slug: '' })).toBe(true);
  expect(v.is(PostChangeSchema, { position: 4 })).toBe(false);
  expect(v.is(PostChangeSchema, { revision: 4 })).toBe(false);
});

test('what a post was made from is an address of the web, or the name of a file', () => {
  const from = (platform: string | null, url: string) =>
    v.is(PostSchema, { ...POST, source: { platform, url, videoId: null } });
  expect(from('youtube', 'https://youtu.be/x')).toBe(true);
  expect(from(null, 'https://old.example/2019/tides')).toBe(true);
  expect(from(null, 'Notes: on tides.md')).toBe(true);
  for (const url of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'DATA:text/html,x',
    'file:///etc/passwd',
  ])
    expect([from(null, url), from('youtube', url)]).toEqual([false, false]);
  expect(from('youtube', 'a.md')).toBe(false);
});
