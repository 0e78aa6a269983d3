import { expect, it } from 'vitest';
import { isReadable, wayOfMethod } from './source-way.ts';

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
