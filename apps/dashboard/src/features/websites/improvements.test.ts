import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { expect, it } from 'vitest';
import { website } from '../../testing/fixtures.ts';
import { improvements } from './improvements.ts';

const empty = emptyProfile({
  platform: 'linkedin',
  type: 'linkedin-individual',
  handle: 'ada',
  url: 'https://www.linkedin.com/in/ada',
  name: 'Ada',
});
const picture = { url: 'https://example.com/a.jpg', width: 200, height: 200, alt: '' };
const person = { ...website, website_type: 'linkedin-individual' as const };

it('an empty profile lacks everything that visitors look for, the most visible first', () => {
  expect(improvements(empty, { ...person, sources: [] })).toEqual([
    'picture',
    'headline',
    'about',
    'contact',
    'search',
    'source',
  ]);
});

it('a company has a logo and one source', () => {
  const found = improvements(empty, { ...person, website_type: 'linkedin-company', sources: [] });
  expect(found).toContain('logo');
  expect(found).not.toContain('picture');
  expect(found).not.toContain('source');
});

it('a whole one lacks nothing', () => {
  const whole = {
    ...empty,
    avatar: picture,
    headline: 'Countess',
    about: { format: 'text' as const, text: 'Of Lovelace.', base: null },
    links: [{ id: 'l', origin: { source: 'x', path: '/' }, label: 'Site', url: 'https://example.com' }],
  };
  const source = {
    platform: 'github' as const,
    profileUrl: '',
    method: 'github:rest',
    fetchedAt: '',
    syncEnabled: true,
  };
  const seo = { ...website.seo, description: 'Notes on engines.' };
  expect(improvements(whole, { ...person, seo, sources: [source, source] })).toEqual([]);
  // Spaces say nothing.
  expect(improvements({ ...whole, headline: '  ' }, { ...person, seo, sources: [source, source] })).toEqual([
    'headline',
  ]);
  const still = { ...source, syncEnabled: false };
  expect(improvements(whole, { ...person, seo, sources: [still, still] })).toEqual(['sync']);
  // A sample says the same for ever.
  const sample = { ...still, method: 'sample' };
  expect(improvements(whole, { ...person, seo, sources: [sample, sample] })).toEqual([]);
});
