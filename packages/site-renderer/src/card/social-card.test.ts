import sharp from 'sharp';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import type { SiteInput } from '@tosite/site-sections/site';
import { fullProfile, siteOf } from '../testing/site-fixture.ts';
import { Canvas } from './canvas.ts';
import { socialCard } from './social-card.ts';

const named = (name: string, changes: Partial<SiteInput['design']> = {}) => {
  const site = siteOf('github', { profile: { ...fullProfile('github'), name } });
  return socialCard({ ...site, design: { ...site.design, ...changes } });
};

describe.each(THEME_NAMES)('in %s', (theme_name) => {
  test('the card is a small picture of the size that is asked for, with letters in it', async () => {
    const body = await named('Noor Haddad', { theme_name })?.draw();
    const { format, width, height } = await sharp(body).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(body?.length).toBeLessThan(120_000);
    const nameless = await named('N', { theme_name })?.draw();
    expect(body?.equals(nameless ?? Buffer.alloc(0))).toBe(false);
  });
});

test('the longest names, and words without a space, stay inside', async () => {
  for (const name of ['x'.repeat(90), 'Donaudampfschifffahrtsgesellschaft mbH & Co. KG '.repeat(4)]) {
    const edge = sharp(await named(name)?.draw()).extract({ left: 1150, top: 200, width: 50, height: 400 });
    const pixels = await edge.toColourspace('b-w').raw().toBuffer();
    expect(new Set(pixels)).toEqual(new Set([255]));
  }
});

test('another name, theme or colour has another address; the same has the same', () => {
  const path = (name: string, design: Partial<SiteInput['design']> = {}) => named(name, design)?.path;
  expect(path('Ada')).toBe(path('Ada'));
  const paths = [
    path('Ada'),
    path('Bea'),
    path('Ada', { theme_name: 'atelier' }),
    path('Ada', { accent: '#117733' }),
  ];
  expect(new Set(paths).size).toBe(paths.length);
});

test('a name without letters of the theme has no card, signs beside letters are left out', () => {
  expect(named('山田太郎')).toBeNull();
  expect(named('👩🏽‍🚀🌿')).toBeNull();
  expect(named('Ada 🌿')?.path).toBe(named('Ada')?.path);
});

test('a shape covers exactly its area, whatever part of a pixel its edges cross', () => {
  const canvas = new Canvas(20, 20, '#000000');
  canvas.shape(
    [
      [
        [2.5, 3.25],
        [12.75, 3.25],
        [12.75, 9.5],
        [2.5, 9.5],
      ],
    ],
    '#ffffff',
  );
  const sum = canvas.pixels.reduce((total, value) => total + value, 0) / 3 / 255;
  expect(sum).toBeCloseTo(10.25 * 6.25, 0);
  const triangle = new Canvas(20, 20, '#000000');
  triangle.shape(
    [
      [
        [1, 1],
        [17.5, 4.5],
        [6.25, 18.75],
      ],
    ],
    '#ffffff',
  );
  const area = triangle.pixels.reduce((total, value) => total + value, 0) / 3 / 255;
  expect(area).toBeCloseTo(Math.abs(16.5 * 17.75 - 5.25 * 3.5) / 2, 0);
});
