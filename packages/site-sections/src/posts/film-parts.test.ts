import { expect, it } from 'vitest';
import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import { filmParts } from './film-parts.ts';
import { outlineOf } from './post-outline.ts';

const h = (text: string, at: number | null): PostBlock => ({
  type: 'heading',
  attrs: { level: 2, at },
  content: [{ type: 'text', text }],
});
const partsOf = (...starts: (number | null)[]) => {
  const document: PostDocument = { type: 'doc', content: starts.map((at, index) => h(`Part ${index}`, at)) };
  return filmParts(outlineOf(document), 600).map(({ id, second, length }) => [id, second, length]);
};

it('a film is cut where headings have a second of it, and its parts are as long as it is', () => {
  expect(partsOf(134, 365)).toEqual([
    [null, 0, 134],
    ['part-0', 134, 231],
    ['part-1', 365, 235],
  ]);
  expect(partsOf(0, 365)).toEqual([
    ['part-0', 0, 365],
    ['part-1', 365, 235],
  ]);
});

it('headings without a second, that go back, or that lie behind the end cut nothing', () => {
  expect(partsOf(null, 300, 100, 300, 600, 9000)).toEqual([
    [null, 0, 300],
    ['part-1', 300, 300],
  ]);
  expect(partsOf()).toEqual([[null, 0, 600]]);
});
