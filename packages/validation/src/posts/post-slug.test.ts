import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SLUG, postSlug, tidySlug } from './post-slug.ts';

test.each([
  ['The red kettle boils', 'the-red-kettle-boils'],
  ['Über Kessel – Teil 2', 'uber-kessel-teil-2'],
  ['Чайник', 'chainik'],
  ['🫖🫖🫖', 'post'],
  ['  --  ', 'post'],
  ['يوميات', 'post'],
])('%s', (title, slug) => {
  expect(postSlug(title)).toBe(slug);
});

test('two posts of one name have two addresses, however long it is', () => {
  const title = 'word '.repeat(60);
  const first = postSlug(title);
  const second = postSlug(title, (slug) => slug === first);
  expect(first.length).toBeLessThanOrEqual(MAX_SLUG);
  expect(second.length).toBeLessThanOrEqual(MAX_SLUG);
  expect(second).toMatch(/-2$/u);
});

test('slugs are unique, in order to be one, and the same when they are tidied again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }), (titles) => {
      const given = new Set<string>();
      for (const title of titles) {
        const slug = postSlug(title, (wish) => given.has(wish));
        expect(given.has(slug)).toBe(false);
        expect(tidySlug(slug)).toBe(slug);
        given.add(slug);
      }
    }),
  );
});
