import * as fc from 'fast-check';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import {
  PROFILE_LISTS,
  ProfileSchema,
  type Profile,
  type ProfileList,
} from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PROFILES, twinOf, upstream } from '../testing/changing-profiles.ts';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';

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

  it('take more than a name for a project: half of the world has a "dotfiles"', () => {
    const cv = project('cv', { name: 'dotfiles', description: 'A talk about shells', start: '2015' });
    const named = project('repo', { name: 'dotfiles', url: 'https://github.com/ann/dotfiles', stars: 900 });
    const merged = (
      own: Partial<Profile['projects'][number]>,
      more: Partial<Profile['projects'][number]> = {},
    ) =>
      mergeProfiles([
        person({ projects: [{ ...cv, ...more }] }),
        programmer({ projects: [{ ...named, ...own }] }),
      ]).profile.projects.map(({ id, stars }) => [id, stars]);
    expect(merged({})).toEqual([
      ['cv', null],
      ['repo', 900],
    ]);
    expect(merged({ description: 'A talk about shells' })).toEqual([['cv', 900]]);
    expect(merged({ start: '2015-03-01' })).toEqual([['cv', 900]]);
    expect(merged({ homepage: 'https://dots.example' }, { url: 'http://dots.example/' })).toEqual([
      ['cv', 900],
    ]);
  });

  it.each<[string, ProfileList, object, object, number]>([
    [
      'a degree in other words',
      'education',
      { school: 'Kelp College', degree: 'BSc', start: '2010', end: '2014' },
      { school: 'Kelp College', degree: 'Bachelor of Science', start: '2010-09', end: '2014-06' },
      1,
    ],
    [
      'two schools of one time',
      'education',
      { school: 'Kelp College', start: '2010', end: '2014' },
      { school: 'Reef School', start: '2010', end: '2014' },
      2,
    ],
    [
      'an issuer in other words',
      'certifications',
      { name: 'Diver', issuer: 'PADI', issued: '2020' },
      { name: 'Diver', issuer: 'PADI International', issued: '2020-05' },
      1,
    ],
    [
      'two issuers',
      'certifications',
      { name: 'First Aid', issuer: 'Red Cross', issued: null },
      { name: 'First Aid', issuer: "St John's", issued: null },
      2,
    ],
    [
      'a recommendation that was reworded at its beginning',
      'recommendations',
      { author: 'Bo', text: 'Ada is the best. She writes software for divers and never loses her patience.' },
      { author: 'Bo', text: 'Ada is great. She writes software for divers, and never loses her patience!' },
      1,
    ],
    [
      'two recommendations of one author',
      'recommendations',
      { author: 'Bo', text: 'Ada is the best.' },
      { author: 'Bo', text: 'Years later we met again at sea.' },
      2,
    ],
    [
      'a title in other words',
      'experience',
      { organisation: 'Kelp', title: 'Engineer', start: '2022-01', end: null, current: true },
      { organisation: 'Kelp AS', title: 'Senior Engineer', start: '2022', end: null, current: true },
      1,
    ],
    [
      'two jobs of one time',
      'experience',
      { organisation: 'Kelp', title: 'Consultant', start: '2022', end: null, current: true },
      { organisation: 'Dune', title: 'Consultant', start: '2022', end: null, current: true },
      2,
    ],
    [
      'two stints',
      'experience',
      { organisation: 'Kelp', title: 'Engineer', start: '2012', end: '2013', current: false },
      { organisation: 'Kelp', title: 'Engineer', start: '2015', end: '2016', current: false },
      2,
    ],
    [
      'a caption that was reworded at its beginning',
      'media',
      {
        takenAt: '2025-01-02T10:20:30.000Z',
        caption: 'New mugs, glazed in blue, from the wheel to the kiln',
      },
      { takenAt: '2025-01-02T10:20:30.000Z', caption: 'Mugs! Glazed in blue, from the wheel to the kiln' },
      1,
    ],
  ])('tell %s apart or together', (_, list, one, two, count) => {
    const blanks = {
      experience: { description: null, location: null, skills: [], logo: null, organisationUrl: null },
      education: {
        degree: null,
        field: null,
        grade: null,
        activities: null,
        description: null,
        logo: null,
        current: false,
      },
      certifications: { expires: null, url: null, licence: null },
      recommendations: { authorTitle: null, date: null, picture: null },
      media: post('x', {}),
    }[list as 'media'];
    const withItem = (id: string, own: object): Partial<Profile> => ({
      [list]: [{ ...blanks, origin, ...own, id }],
    });
    const { profile } = mergeProfiles([person(withItem('a', one)), person(withItem('b', two))]);
    expect(profile[list]).toHaveLength(count);
    expect(v.safeParse(ProfileSchema, profile).issues).toBeUndefined();
  });

  it('tell twins by what they say, not by their place in the file', () => {
    const job = (
      id: string,
      description: string,
      location: string | null = null,
    ): Profile['experience'][number] => ({
      id,
      origin,
      title: 'Consultant',
      organisation: 'Self',
      start: null,
      end: null,
      current: false,
      description,
      location,
      skills: [],
      logo: null,
      organisationUrl: null,
    });
    const { profile, shownAs } = mergeProfiles([
      person({ experience: [job('job', 'Boats and their engines'), job('job:2', 'Wine of the south')] }),
      person({
        experience: [
          job('job', 'Wine of the south', 'Évora'),
          job('job:2', 'A third one'),
          job('job:3', 'Boats and their engines'),
        ],
      }),
    ]);
    expect(profile.experience.map(({ id, description, location }) => [id, description, location])).toEqual([
      ['job', 'Boats and their engines', null],
      ['job:2', 'Wine of the south', 'Évora'],
      ['job:3', 'A third one', null],
    ]);
    expect([1, 2, 3].map((n) => shownAs(1, 'experience', n === 1 ? 'job' : `job:${n}`))).toEqual([
      'job:2',
      'job:3',
      'job',
    ]);
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
