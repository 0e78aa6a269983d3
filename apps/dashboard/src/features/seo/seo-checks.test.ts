import { expect, it } from 'vitest';
import { seoChecks, type Checked } from './seo-checks.ts';
import { fitting } from './text-width.ts';

const good: Checked = {
  title: 'Noor Haddad draws maps of rivers',
  description: 'Maps of rivers for towns that flood, with the notes of the people who live beside them.',
  shownTitle: 'Noor Haddad draws maps of rivers',
  image: 'own',
  indexable: true,
  verified: true,
};
const sentenceOf = (checked: Partial<Checked>, id: string) =>
  seoChecks({ ...good, ...checked }).find((check) => check.id === id);

it('has nothing to say against what is good', () => {
  expect(seoChecks(good).map(({ id, good: fine }) => [id, fine])).toEqual([
    ['title', true],
    ['description', true],
    ['image', true],
    ['index', true],
  ]);
});

it.each<[Partial<Checked>, string, RegExp]>([
  [{ title: 'Noor', shownTitle: 'Noor' }, 'title', /very short/u],
  [{ shownTitle: 'A title with many words '.repeat(5) }, 'title', /wider than search results are/u],
  [{ description: 'Maps.' }, 'description', /65 more characters/u],
  [{ description: 'x'.repeat(69) }, 'description', /One more character/u],
  [{ description: 'x'.repeat(161) }, 'description', /Its end is cut off/u],
  [{ image: 'none' }, 'image', /no picture/u],
  [{ indexable: false }, 'index', /asked search engines to stay away/u],
  [{ verified: false }, 'index', /until you confirm your e-mail address/u],
])('says what is amiss: %j', (checked, id, sentence) => {
  const check = sentenceOf(checked, id);
  expect(check?.good).toBe(false);
  expect(check?.sentence).toMatch(sentence);
});

it('is content with what is made from the profile', () => {
  expect(sentenceOf({ title: ' ' }, 'title')).toMatchObject({ good: true });
  expect(sentenceOf({ description: '' }, 'description')).toMatchObject({ good: true });
});

it('cuts a title after a word, and a script without spaces where the room ends', () => {
  expect(fitting('short', 20, 580)).toBe('short');
  expect(fitting('one two three four', 20, 120)).toBe('one two');
  const japanese = '地図を描く人の記録'.repeat(10);
  const cut = fitting(japanese, 20, 580);
  expect(japanese.startsWith(cut)).toBe(true);
  expect(cut.length).toBeGreaterThan(20);
});
