import { expect, it } from 'vitest';
import { isReadable, sourceName, wayOfMethod } from './source-words.ts';

it.each([
  ['github:rest', 'page'],
  ['github:graphql+token', 'page'],
  ['linkedin:page', 'page'],
  ['instagram:graph', 'account'],
  ['linkedin:portability', 'account'],
  ['linkedin:export', 'file'],
  ['linkedin:pdf', 'file'],
  ['youtube:takeout', 'file'],
  ['json-resume', 'file'],
  ['to.site:export', 'file'],
  ['sample', 'sample'],
] as const)('%s was read by way of a %s', (method, way) => {
  expect(wayOfMethod(method)).toBe(way);
  expect(isReadable({ method })).toBe(way === 'page' || way === 'account');
});

it('a source is called by its address, a file without one by its name, else by its platform', () => {
  const platform = 'linkedin';
  const profileUrl = 'https://www.linkedin.com/in/ada/';
  expect(sourceName({ platform, profileUrl, handle: 'ada' })).toBe('linkedin.com/in/ada');
  expect(sourceName({ platform, profileUrl: '', handle: 'Ada Byron' })).toBe('Ada Byron');
  expect(sourceName({ platform, profileUrl: '', handle: '' })).toBe('LinkedIn');
});
