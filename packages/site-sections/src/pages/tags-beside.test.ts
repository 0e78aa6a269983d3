import { expect, test } from 'vitest';
import { samplePost } from '../testing/sample-posts.ts';
import { attribute, inside, renderPage, textOf } from '../testing/rendered-page.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { sitePages } from './site-pages.ts';
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

test('the page of a tag leads to the others, and says which one it is', () => {
  const posts = ['wood', 'Lehm', '窯'].map((label) => samplePost(label, { tags: [label] }));
  const site = sampleSite('github', { posts });
  const [current] = sitePages(site).tags;
  if (current === undefined) throw new Error('they have tags');
  const { elements } = renderPage(site, { kind: 'tag', tag: current, number: 1 });
  const list = elements.find((element) => attribute(element, 'class') === 'leaf-tags');
  if (list === undefined) throw new Error('the tags stand there');
  const links = inside(list, 'a').map((link) => [textOf([link]), attribute(link, 'aria-current') ?? null]);
  expect(links).toEqual(
    ['Lehm', 'wood', '窯'].map((label) => [label, label === current.label ? 'page' : null]),
  );
});
