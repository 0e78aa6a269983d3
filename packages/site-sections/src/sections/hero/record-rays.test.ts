import { expect, test } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import { initialDesign } from '../../initial-design.ts';
import { fullProfile } from '../../testing/full-profile.ts';
import { LOW, skyOf } from './record-rays.ts';

const sky = (profile: Profile, hidden: readonly string[] = []) => {
  const { design, sectionOrder } = initialDesign(profile);
  return skyOf(profile, { design, sectionOrder: sectionOrder.filter((key) => !hidden.includes(key)) });
};

test.each(WEBSITE_TYPES)('every ray of %s is an amount from 0 to 1, and there are some', (type) => {
  for (const count of [1, 12]) {
    const { rays, hung } = sky(fullProfile(type, count));
    expect(rays.length + hung.length).toBeGreaterThan(5);
    for (const amount of [...rays, ...hung.map((one) => one.amount)]) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(1);
    }
  }
});

test('what its owner hides is not drawn as light either', () => {
  expect(sky(fullProfile('github')).weeks).toHaveLength(52);
  expect(sky(fullProfile('github'), ['contributions']).weeks).toBeNull();
  expect(sky(fullProfile('instagram', 12)).hung).toHaveLength(12);
  expect(sky(fullProfile('instagram', 12), ['highlights']).hung).toEqual([]);
});

test.each([
  ['youtube', ['videos', 'posts']],
  ['github', ['contributions', 'repositories']],
  ['linkedin-individual', ['experience']],
] as const)('with all of %s hidden that counts, the curtain is even and low', (type, keys) => {
  const profile = fullProfile(type, 12);
  expect(sky(profile).rays).not.toEqual(LOW);
  expect(sky(profile, keys).rays).toEqual(LOW);
});

test('what is newest comes last, as time goes', () => {
  const profile = fullProfile('youtube', 12);
  const [newest] = profile.videos;
  if (newest === undefined) throw new Error('there are no films');
  const videos = profile.videos.map((film) => ({ ...film, views: film === newest ? 1_000_000 : 10 }));
  expect(sky({ ...profile, videos }).rays.at(-1)).toBe(1);
});
