import { expect, test } from 'vitest';
import * as v from 'valibot';
import { PostSchema } from './post.ts';

const POST = {
  _id: 'p1',
  website_id: 'w1',
  kind: 'blog',
  slug: 'hello',
  title: 'Hello',
  excerpt: '',
  content: { type: 'doc' },
  cover: null,
  media: [],
  tags: [],
  status: 'draft',
  publishAt: null,
  position: 0,
  source: null,
  createdAt: '2026-11-28T00:00:00.000Z',
  updatedAt: '2026-11-28T00:00:00.000Z',
};

test('a post has a document, a status and times, within bounds', () => {
  expect(v.is(PostSchema, POST)).toBe(true);
  expect(
    v.is(PostSchema, { ...POST, source: { platform: 'youtube', url: 'https://youtu.be/x', videoId: null } }),
  ).toBe(true);
  expect(v.is(PostSchema, { ...POST, content: '<p>Hello</p>' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, status: 'gone' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, createdAt: 'yesterday' })).toBe(false);
  expect(v.is(PostSchema, { ...POST, title: 'a'.repeat(301) })).toBe(false);
  expect(v.is(PostSchema, { ...POST, tags: Array.from({ length: 31 }, () => 'x') })).toBe(false);
});
