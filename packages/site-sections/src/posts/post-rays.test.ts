import { expect, it } from 'vitest';
import type { PostBlock } from '@tosite/validation/posts/post-document';
import { postRays } from './post-rays.ts';

const p = (length: number): PostBlock => ({
  type: 'paragraph',
  attrs: { at: null },
  content: [{ type: 'text', text: 'a'.repeat(length) }],
});
const h: PostBlock = {
  type: 'heading',
  attrs: { level: 2, at: null },
  content: [{ type: 'text', text: 'Head' }],
};
const raysOf = (...content: PostBlock[]) => postRays({ type: 'doc', content });

it('is three rays a paragraph, the longest the highest, and a gap for a heading', () => {
  const rays = raysOf(p(100), h, p(400), ...Array.from({ length: 8 }, () => p(100)));
  expect(rays.slice(0, 7)).toEqual([0.41, 0.5, 0.45, 0, 0.83, 1, 0.9]);
  expect(rays).toHaveLength(31);
});

it('of a long text one ray stands for a paragraph, or for several', () => {
  expect(raysOf(...Array.from({ length: 60 }, () => p(100)))).toHaveLength(60);
  const many = raysOf(...Array.from({ length: 2_000 }, (_, index) => p(index + 1)));
  expect(many.length).toBeLessThanOrEqual(96);
  expect(Math.max(...many)).toBe(1);
});

it('of a short one the curtain hangs low behind the words; of none there is no curtain', () => {
  const rays = raysOf(p(20));
  expect(rays).toHaveLength(24);
  expect(rays.slice(3).every((ray) => ray < 0.1)).toBe(true);
  expect(raysOf()).toEqual([]);
  expect(raysOf(h, { type: 'horizontalRule' })).toEqual([]);
});
