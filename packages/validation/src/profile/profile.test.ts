import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { WEBSITE_TYPES, platformOfWebsiteType } from '../platforms/platform.ts';
import { emptyProfile } from './empty-profile.ts';
import { PartialDateSchema, PROFILE_LISTS, ProfileSchema, type Profile } from './profile.ts';

const known = {
  platform: 'github',
  type: 'github',
  handle: 'quill',
  url: 'https://github.com/quill',
  name: 'Quill',
} as const;
const accepts = (change: Partial<Record<keyof Profile, unknown>>) =>
  v.is(ProfileSchema, { ...emptyProfile(known), ...change });
const origin = { source: 'github:rest', path: '/user' };

test('an empty profile of every kind is valid and says nothing but who it is', () => {
  for (const type of WEBSITE_TYPES) {
    const profile = emptyProfile({ ...known, platform: platformOfWebsiteType(type), type });
    expect(v.parse(ProfileSchema, profile)).toEqual(profile);
    for (const list of PROFILE_LISTS) expect(profile[list]).toEqual([]);
    expect(Object.values(profile.stats).every((value) => value === null)).toBe(true);
  }
});

test('two empty profiles share nothing', () => {
  const first = emptyProfile(known);
  first.links.push({ id: '1', origin, label: 'x', url: 'https://x.example' });
  expect(emptyProfile(known).links).toEqual([]);
});

test('the names of its lists are all of its lists of items', () => {
  const lists = Object.entries(emptyProfile(known)).filter(([, value]) => Array.isArray(value));
  expect(lists.map(([name]) => name).sort()).toEqual([...PROFILE_LISTS].sort());
});

describe('limits', () => {
  test('texts', () => {
    expect(accepts({ name: 'a'.repeat(300) })).toBe(true);
    expect(accepts({ name: 'a'.repeat(301) })).toBe(false);
    expect(accepts({ headline: 'a'.repeat(1001) })).toBe(false);
    expect(accepts({ url: 'a'.repeat(2049) })).toBe(false);
    expect(accepts({ about: { format: 'text', text: 'a'.repeat(200_001), base: null } })).toBe(false);
    expect(accepts({ about: { format: 'html', text: 'a', base: null } })).toBe(false);
  });

  test('lists', () => {
    const skills = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: String(index), origin, name: 'x' }));
    expect(accepts({ skills: skills(1000) })).toBe(true);
    expect(accepts({ skills: skills(1001) })).toBe(false);
  });

  test('every item has an id and an origin', () => {
    expect(accepts({ skills: [{ id: '', origin, name: 'x' }] })).toBe(false);
    expect(accepts({ skills: [{ id: '1', name: 'x' }] })).toBe(false);
    expect(accepts({ skills: [{ id: 'a'.repeat(201), origin, name: 'x' }] })).toBe(false);
  });

  test('counts are whole and not negative', () => {
    const stats = emptyProfile(known).stats;
    expect(accepts({ stats: { ...stats, followers: 0 } })).toBe(true);
    for (const followers of [-1, 1.5, Number.NaN, Infinity, '5'])
      expect(accepts({ stats: { ...stats, followers } })).toBe(false);
  });
});

test('a date has the precision of its source', () => {
  for (const date of ['2026', '2026-01', '2026-12-31']) expect(v.is(PartialDateSchema, date)).toBe(true);
  for (const date of ['26', '2026-13', '2026-00', '2026-01-32', '2026-1', '2026-01-01T00:00', '２０２６']) {
    expect(v.is(PartialDateSchema, date)).toBe(false);
  }
});
