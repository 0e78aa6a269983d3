import { PROFILE_LISTS, ProfileSchema } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { hardProfiles } from './hard-profiles.ts';
import { ADDRESS_PAYLOADS, TEXT_PAYLOADS } from './hard-texts.ts';
import { findSample } from './samples.ts';

const hard = hardProfiles();
const profileOf = (name: string) => hard.find((one) => one.name === name)?.profile;

it('Every hard profile is a valid Profile: it is the themes that must cope, not the model', () => {
  expect(hard.length).toBeGreaterThanOrEqual(25);
  expect(new Set(hard.map(({ name }) => name)).size).toBe(hard.length);
  for (const { name, profile } of hard) {
    const read = v.safeParse(v.strictObject(ProfileSchema.entries), profile);
    expect([name, read.issues?.map((issue) => v.getDotPath(issue))]).toEqual([name, undefined]);
    for (const list of PROFILE_LISTS) {
      const ids = profile[list].map(({ id }) => id);
      expect([name, list, new Set(ids).size]).toEqual([name, list, ids.length]);
    }
  }
});

it('Each is as hard as its name says', () => {
  expect(profileOf('a company with nothing but a name of 60 characters')?.name).toHaveLength(60);
  expect(profileOf('300 repositories')?.projects).toHaveLength(300);
  expect(profileOf('20 jobs that overlap')?.experience).toHaveLength(20);
  expect(profileOf('300 posts')?.media).toHaveLength(300);
  expect(profileOf('300 posts')?.media.some(({ pictures }) => pictures.length === 0)).toBe(true);
  expect(profileOf('one post without a picture')?.media.map(({ pictures }) => pictures)).toEqual([[]]);
  expect(profileOf('one video')?.videos).toHaveLength(1);
  expect(profileOf('an about of two words')?.about?.text.split(' ')).toHaveLength(2);
  expect(profileOf('an about of 2,000 words')?.about?.text.split(/\s+/u)).toHaveLength(2000);
  expect(profileOf('Arabic')?.language).toBe('ar');
  const undated = profileOf('no dates at all');
  expect(JSON.stringify(undated?.experience)).not.toMatch(/"(start|end)":"/u);
  expect(undated?.experience.some(({ current }) => current)).toBe(false);
});

it('Payloads stand in every text and every address that a sample has, and in nothing else', () => {
  const profile = profileOf('payloads everywhere, github');
  const sample = findSample('tosite-sample-tove')?.profile;
  expect(TEXT_PAYLOADS).toContain(profile?.name);
  expect(TEXT_PAYLOADS).toContain(profile?.about?.text);
  for (const project of profile?.projects ?? []) {
    expect(TEXT_PAYLOADS).toContain(project.name);
    expect(ADDRESS_PAYLOADS).toContain(project.url);
  }
  expect(profile?.projects.map(({ start }) => start)).toEqual(sample?.projects.map(({ start }) => start));
  expect(profile?.platform).toBe('github');
});

it('An unbroken word is longer than 200 characters and has no place to break', () => {
  for (const { profile } of hard.filter(({ name }) => name.startsWith('unbroken'))) {
    expect(profile.name).toMatch(/^\w{200,}$/u);
    expect(profile.headline).toMatch(/^\w{200,}$/u);
  }
});
