import { PROFILE_LISTS, ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { changeAt, keysOf, STRANGE_VALUES, type Json, type JsonChange } from '../../testing/strange-json.ts';
import { UNREADABLE } from '../testing/use-uploads.ts';
import { jsonResumeToProfile } from './json-resume-to-profile.ts';
import { profileToJsonResume } from '@tosite/validation/profile/profile-to-json-resume';

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  // Things that differ in little.
  { weight: 1, arbitrary: fc.constantFrom('Bridges', 'bridges', 'Bridges ', 'ＢＲＩＤＧＥＳ') },
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc.oneof(fc.constantFrom('2019', '2019-04', '2019-04-30', '', 'Present', 'Jan 2020'), text);
const period = { startDate: maybe(date), endDate: maybe(date) };
const url = fc.oneof(fc.webUrl(), fc.constantFrom('me.example.org', 'javascript:alert(1)', ''));
const list = <T>(item: fc.Arbitrary<T>) => fc.option(fc.array(item, { maxLength: 4 }), { nil: undefined });
const resume = fc.record({
  basics: fc.record({
    name: text,
    label: maybe(text),
    summary: maybe(text),
    email: maybe(fc.emailAddress()),
    phone: maybe(text),
    url: maybe(url),
    image: maybe(url),
    location: maybe(fc.record({ city: maybe(text), region: maybe(text), countryCode: maybe(text) })),
    profiles: list(fc.record({ network: maybe(text), username: maybe(text), url: maybe(url) })),
  }),
  work: list(
    fc.record({
      name: maybe(text),
      position: maybe(text),
      url: maybe(url),
      location: maybe(text),
      summary: maybe(text),
      highlights: list(text),
      ...period,
    }),
  ),
  volunteer: list(
    fc.record({ organization: maybe(text), position: maybe(text), summary: maybe(text), ...period }),
  ),
  education: list(
    fc.record({
      institution: maybe(text),
      area: maybe(text),
      studyType: maybe(text),
      score: maybe(text),
      courses: list(text),
      ...period,
    }),
  ),
  awards: list(
    fc.record({ title: maybe(text), date: maybe(date), awarder: maybe(text), summary: maybe(text) }),
  ),
  certificates: list(
    fc.record({ name: maybe(text), date: maybe(date), issuer: maybe(text), url: maybe(url) }),
  ),
  publications: list(
    fc.record({
      name: maybe(text),
      publisher: maybe(text),
      releaseDate: maybe(date),
      url: maybe(url),
      summary: maybe(text),
    }),
  ),
  skills: list(fc.record({ name: maybe(text), keywords: list(text) })),
  languages: list(fc.record({ language: maybe(text), fluency: maybe(text) })),
  references: list(fc.record({ name: maybe(text), reference: maybe(text) })),
  projects: list(
    fc.record({
      name: maybe(text),
      description: maybe(text),
      keywords: list(text),
      url: maybe(url),
      ...period,
    }),
  ),
});

it('what was written once is the same when it is read and written again', () => {
  fc.assert(
    fc.property(resume, (document) => {
      const first = jsonResumeToProfile(document).profile;
      for (const list of PROFILE_LISTS) {
        const ids = first[list].map(({ id }) => id);
        expect([list, new Set(ids).size]).toEqual([list, ids.length]);
      }
      const written = profileToJsonResume(first);
      const read = jsonResumeToProfile(JSON.parse(JSON.stringify(written)));
      // What we write ourselves, we can read.
      expect(read.issues).toEqual([]);
      expect(profileToJsonResume(read.profile)).toEqual(written);
      const facts = (profile: typeof first) =>
        JSON.parse(
          JSON.stringify(profile, (key, value: unknown) => (key === 'origin' || key === 'id' ? 0 : value)),
        ) as Json;
      const { links: _links, ...again } = facts(read.profile) as { links: Json };
      const { links: _own, ...before } = facts(first) as { links: Json };
      expect(again).toEqual(before);
    }),
    { numRuns: 200 },
  );
}, 60_000);

const DOCUMENT: Json = {
  basics: {
    name: 'Nova',
    label: 'x',
    summary: 'y',
    url: 'https://a.example',
    location: { city: 'z' },
    profiles: [{ network: 'GitHub', username: 'q' }],
  },
  work: [{ name: 'A', position: 'b', startDate: '2020', endDate: '2021', highlights: ['h'], summary: 's' }],
  education: [{ institution: 'I', area: 'a', courses: ['c'], startDate: '2000' }],
  skills: [{ name: 'S', keywords: ['k'] }],
  languages: [{ language: 'L', fluency: 'f' }],
  awards: [{ title: 'T', date: '2020' }],
  references: [{ name: 'R', reference: 'r' }],
  projects: [{ name: 'P', keywords: ['k'] }],
};

it('any field may become anything', () => {
  const changes: JsonChange[] = [
    ...STRANGE_VALUES.map((value): JsonChange => ({ kind: 'replace', value })),
    ...(['drop', 'repeat', 'wrap', 'rename'] as const).map((kind): JsonChange => ({ kind, value: null })),
  ];
  for (const change of changes) {
    for (const key of keysOf(DOCUMENT)) {
      const { profile, issues } = jsonResumeToProfile(changeAt(DOCUMENT, key, change));
      const issue = safeParse(ProfileSchema, profile).issues?.[0]?.message;
      expect([key, change.kind, issue]).toEqual([key, change.kind, undefined]);
      expect(JSON.stringify([profile, issues])).not.toMatch(UNREADABLE);
    }
  }
}, 60_000);
