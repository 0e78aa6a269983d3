import { expect, it } from 'vitest';
import { sampleSite } from '../testing/sample-site.ts';
import { sitePages } from './site-pages.ts';

/** What each repository names, of so many, by their places. */
function named(count: number): string[] {
  const site = sampleSite('github');
  const [project] = site.profile.projects;
  if (project === undefined) throw new Error('the sample has projects');
  const projects = Array.from({ length: count }, (_, place) => ({
    ...project,
    id: `p${place}`,
    name: `Project ${place}`,
    stars: 1000 - place,
    pinned: false,
    description: 'Twelve words that are worth a page of their own, and some more besides them.',
  }));
  const pages = sitePages({ ...site, profile: { ...site.profile, projects } });
  return pages.items
    .filter(({ list }) => list === 'projects')
    .map((item) => {
      const others = pages.moreOf(item).map((other) => (other.kind === 'item' ? other.item.id : other.kind));
      return `${item.id}: ${others.join(' ')}`;
    });
}

it('an item names three of its kind below it, else those above, and never its neighbours', () => {
  expect(named(6)).toEqual([
    'p0: p2 p3 p4',
    'p1: p3 p4 p5',
    'p2: p4 p5 p0',
    'p3: p5 p1 p0',
    'p4: p2 p1 p0',
    'p5: p3 p2 p1',
  ]);
});

it('of two items neither names another', () => {
  expect(named(2)).toEqual(['p0: ', 'p1: ']);
});

it('a new item at the top is named on no older page but those that have too few below them', () => {
  const before = named(9).slice(0, 5);
  expect(before).toEqual(['p0: p2 p3 p4', 'p1: p3 p4 p5', 'p2: p4 p5 p6', 'p3: p5 p6 p7', 'p4: p6 p7 p8']);
});
