import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useUploads } from '../../import/testing/use-uploads.ts';

/* Downloads that were read wrongly once. */

const uploads = useUploads();
const drop = async (name: string, as = name) =>
  uploads.drop([
    { name: as, data: readFileSync(new URL(`../../../fixtures/faults/${name}`, import.meta.url)) },
  ]);

it('a post tells on whose clock it was taken, and keeps every line and tag of its caption', async () => {
  const { profile, report } = await drop('20-instagram-midnight-and-captions.zip');
  const [first] = profile.media;
  expect(first).toMatchObject({ takenAt: '2024-01-01T02:30:00.000Z', takenOffset: '-08:00' });
  expect(profile.media.filter(({ takenOffset }) => takenOffset !== undefined)).toHaveLength(1);
  expect(profile.media.map(({ caption }) => caption)).toContain('.\n.\n.\n#bridge #river #dawn');
  expect(profile.contact.email).toBeNull();
  expect(report.leftOut).toEqual([
    { table: 'personal information', column: null, count: 2, why: 'private' },
    { table: 'posts', column: 'coordinates', count: 1, why: 'private' },
    { table: 'posts', column: 'camera', count: 1, why: 'unsupported' },
  ]);
  expect(JSON.stringify([profile, report])).not.toMatch(/private@|5550100|34\.05/u);
});

it('one picture in two posts is two posts, and an album keeps the words of its pictures', async () => {
  const { profile, report } = await drop('instagram-kaefer.test-2026-11-20-AbCd.zip');
  const captions = profile.media.map(({ caption }) => caption);
  expect(captions).toContain('Same picture again, other text');
  expect(captions.some((caption) => caption?.includes('Zeile 2'))).toBe(true);
  expect(new Set(profile.media.map(({ id }) => id)).size).toBe(profile.media.length);
  expect(profile.media.find(({ kind }) => kind === 'carousel')?.pictures.map(({ alt }) => alt)).toEqual([
    'first slide text',
    'second slide text',
  ]);
  // Written in the bio, which everybody sees; the one of the account is not.
  expect(profile.contact.email).toBe('jk@kaefer.example');
  expect(report.leftOut).toContainEqual({ table: 'other files', column: null, count: 4, why: 'private' });
  expect(JSON.stringify([profile, report])).not.toMatch(/zz[a-z]/u);
});
