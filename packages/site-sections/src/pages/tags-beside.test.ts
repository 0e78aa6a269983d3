import { expect, test } from 'vitest';
import type { SiteTag } from './site-tags.ts';
import { tagsBeside } from './tags-beside.ts';

const tag = (label: string): SiteTag => ({ label, path: `/tags/${label}/`, posts: [], films: [] });
const many = Array.from({ length: 60 }, (_, index) => tag(`t${String(index).padStart(2, '0')}`));

test('a tag stands among those with most on them, however little is on it', () => {
  const last = many[59] ?? tag('');
  const shown = tagsBeside(many, last);
  expect(shown).toHaveLength(24);
  expect(shown.at(-1)).toBe(last);
});

test('which has more than which changes nothing', () => {
  const few = many.slice(0, 5);
  const [first = tag('')] = few;
  expect(tagsBeside(few.toReversed(), first)).toEqual(tagsBeside(few, first));
});
