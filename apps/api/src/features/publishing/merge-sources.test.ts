import * as fc from 'fast-check';
import { emptyProfile, PROFILE_LISTS, ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PROFILES, twinOf, upstream } from '../../testing/changing-profiles.ts';
import { mergeProfiles } from './merge-sources.ts';
import { addressKey, folded } from './same-item.ts';

const origin = { source: 'made', path: '' };
const person = (own: Partial<Profile> = {}): Profile => ({
  ...emptyProfile({
    platform: 'linkedin',
    type: 'linkedin-individual',
    handle: 'ann',
    url: 'https://www.linkedin.com/in/ann/',
    name: 'Ann',
  }),
  ...own,
});
const programmer = (own: Partial<Profile> = {}): Profile => ({
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'ann',
    url: 'https://github.com/ann',
    name: 'ann',
  }),
  ...own,
});
const project = (
  id: string,
  own: Partial<Profile['projects'][number]> = {},
): Profile['projects'][number] => ({
  id,
  origin,
  name: id,
  description: null,
  url: null,
  homepage: null,
  start: null,
  end: null,
  updatedAt: null,
  stars: null,
  forks: null,
  language: null,
  topics: [],
  licence: null,
  pinned: false,
  fork: false,
  archived: false,
  picture: null,
  ...own,
});
const link = (id: string, url: string): Profile['links'][number] => ({ id, origin, label: id, url });
const post = (id: string, own: Partial<Profile['media'][number]>): Profile['media'][number] => ({
  id,
  origin,
  kind: 'photo',
  caption: null,
  takenAt: null,
  url: null,
  pictures: [],
  video: null,
  likes: null,
  comments: null,
  tags: [],
  ...own,
});
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('several profiles of one person', () => {
  it('say each link once, whichever way it is written, and lead to each other', () => {
    const { profile } = mergeProfiles([
      person({ links: [link('a', 'https://www.ann.example/'), link('gh', 'https://GitHub.com/Ann/')] }),
      programmer({
        links: [link('b', 'http://ann.example?utm_source=github'), link('c', 'https://ann.example/blog')],
      }),
    ]);
    expect(ids(profile.links)).toEqual(['a', 'gh', 'c']);
    const other = mergeProfiles([person(), programmer()]).profile;
    expect(other.links.map(({ url }) => url)).toEqual(['https://github.com/ann']);
  });

  it('show a repository that a curriculum vitae names once, with what both know of it', () => {
    const { profile, shownAs } = mergeProfiles([
      person({
        projects: [
          project('cv', { name: 'Tide Log', url: 'https://github.com/ann/tidelog', description: 'My words' }),
        ],
      }),
      programmer({
        projects: [
          project('repo', {
            name: 'tidelog',
            url: 'https://github.com/Ann/tidelog',
            description: 'Theirs',
            stars: 12,
          }),
          project('fernweh'),
        ],
      }),
    ]);
    expect(profile.projects).toMatchObject([
      { id: 'cv', description: 'My words', stars: 12 },
      { id: 'fernweh' },
    ]);
    expect(shownAs(1, 'projects', 'repo')).toBe('cv');
  });

  it('keep what only sounds the same apart', () => {
    const { profile } = mergeProfiles([
      person({ projects: [project('a', { name: 'site', url: 'https://github.com/ann/site' })] }),
      programmer({ projects: [project('b', { name: 'site', url: 'https://github.com/larkspur/site' })] }),
    ]);
    expect(ids(profile.projects)).toEqual(['a', 'b']);
  });

  it('let the first one speak for what both say, and the others for what it does not', () => {
    const { profile } = mergeProfiles([
      person({
        headline: 'Engineer',
        contact: { email: 'ann@example.com', phone: null, website: null, address: null },
      }),
      programmer({
        headline: 'Hacker',
        location: 'Faro',
        contact: { email: 'ANN@example.com', phone: null, website: 'https://ann.example', address: null },
      }),
    ]);
    expect(profile).toMatchObject({
      name: 'Ann',
      headline: 'Engineer',
      location: 'Faro',
      contact: { email: 'ann@example.com', website: 'https://ann.example' },
    });
  });

  it('know a post of a download by its moment and its words, not by its id', () => {
    const taken = '2025-01-02T10:20:30.000Z';
    const { profile } = mergeProfiles([
      person({
        media: [
          post('instagram:file:1', { takenAt: taken, caption: 'New mugs ☕️' }),
          post('instagram:file:2', { takenAt: taken, caption: 'Others' }),
        ],
      }),
      person({
        media: [
          post('instagram:post:B', {
            takenAt: '2025-01-02T10:20:33.000Z',
            caption: 'new mugs ☕️',
            url: 'https://www.instagram.com/p/B/',
          }),
          post('instagram:post:C', { takenAt: taken, caption: 'Something else' }),
        ],
      }),
    ]);
    expect(ids(profile.media)).toEqual(['instagram:file:1', 'instagram:file:2', 'instagram:post:C']);
    expect(profile.media[0]?.url).toBe('https://www.instagram.com/p/B/');
  });

  it('count shares of languages that add up to one', () => {
    const language = (name: string, share: number, bytes: number) => ({
      id: name,
      origin,
      name,
      share,
      bytes,
    });
    const { profile } = mergeProfiles([
      programmer({ codeLanguages: [language('Go', 1, 300)] }),
      programmer({ codeLanguages: [language('Go', 0.5, 50), language('Rust', 0.5, 100)] }),
    ]);
    expect(profile.codeLanguages.map(({ name, share }) => [name, share])).toEqual([
      ['Go', 0.75],
      ['Rust', 0.25],
    ]);
  });

  it('are the first one itself when the second tells nothing else', () => {
    for (const profile of PROFILES) {
      expect(mergeProfiles([profile, twinOf(profile)]).profile).toEqual(profile);
    }
  });

  it('are a profile without doubles whatever becomes of them, and each item is found where it is shown', () => {
    const both = fc.record({
      a: fc.constantFrom(...PROFILES),
      b: fc.constantFrom(...PROFILES),
      first: upstream,
      second: upstream,
    });
    fc.assert(
      fc.property(both, ({ a, b, first, second }) => {
        const profiles = [first(a), second(twinOf(b))];
        const { profile, shownAs } = mergeProfiles(profiles);
        expect(v.safeParse(ProfileSchema, profile).issues).toBeUndefined();
        expect(JSON.stringify(profile)).not.toContain('undefined');
        for (const list of PROFILE_LISTS) {
          const shown = new Set(ids(profile[list]));
          expect(shown.size).toBe(profile[list].length);
          for (const [index, source] of profiles.entries()) {
            for (const { id } of source[list]) expect(shown).toContain(shownAs(index, list, id));
          }
        }
        expect(mergeProfiles([profile]).profile).toEqual(profile);
      }),
      { numRuns: 60 },
    );
  });
});

describe('texts and addresses that are compared', () => {
  it.each([
    ['Café  Noir!', 'cafe noir'],
    ['C++', 'c++'],
    ['🏺', '🏺 '],
  ])('%s is the same as %s', (a, b) => expect(folded(a)).toBe(folded(b)));

  it('tell C from C++ and C#', () => expect(new Set(['C', 'C++', 'C#'].map(folded)).size).toBe(3));

  it.each([
    ['https://www.example.com/a/', 'http://example.com/a?utm_campaign=x'],
    ['https://github.com/Ann', 'https://GITHUB.com/ann/'],
  ])('%s leads where %s leads', (a, b) => expect(addressKey(a)).toBe(addressKey(b)));

  it('tell two pages apart by their query, and take nothing but addresses of the web', () => {
    expect(addressKey('https://example.com/?p=1')).not.toBe(addressKey('https://example.com/?p=2'));
    expect([addressKey('mailto:a@b.c'), addressKey('https://'), addressKey(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
