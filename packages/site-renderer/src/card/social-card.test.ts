import sharp from 'sharp';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import type { SiteInput } from '@tosite/site-sections/site';
import { fullProfile, siteOf } from '../testing/site-fixture.ts';
import { Canvas } from './canvas.ts';
import { hasLetters } from './noto-runs.ts';
import { notoSetter } from './noto-setter.ts';
import { socialCard } from './social-card.ts';

const named = (name: string, changes: Partial<SiteInput['design']> = {}) => {
  const site = siteOf('github', { profile: { ...fullProfile('github'), name } });
  return socialCard({ ...site, design: { ...site.design, ...changes } });
};

describe.each(THEME_NAMES)('in %s', (theme_name) => {
  test('the card is a small picture of the size that is asked for, with letters in it', async () => {
    const body = await named('Noor Haddad', { theme_name }).render();
    const { format, width, height } = await sharp(body).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(body.length).toBeLessThan(120_000);
    const nameless = await named('N', { theme_name }).render();
    expect(body.equals(nameless)).toBe(false);
  });
});

test('the longest names, and words without a space, stay inside', async () => {
  for (const name of ['x'.repeat(90), 'Donaudampfschifffahrtsgesellschaft mbH & Co. KG '.repeat(4)]) {
    const edge = sharp(await named(name).render()).extract({ left: 1150, top: 200, width: 50, height: 400 });
    const pixels = await edge.toColourspace('b-w').raw().toBuffer();
    expect(new Set(pixels)).toEqual(new Set([255]));
  }
});

test('another name, theme or colour has another address; the same has the same', () => {
  const path = (name: string, design: Partial<SiteInput['design']> = {}) => named(name, design).path;
  expect(path('Ada')).toBe(path('Ada'));
  const paths = [
    path('Ada'),
    path('Bea'),
    path('Ada', { theme_name: 'atelier' }),
    path('Ada', { accent: '#117733' }),
  ];
  expect(new Set(paths).size).toBe(paths.length);
});

const NAMES = [
  ['fa', 'علی‌رضا محمدی'],
  ['ar', 'ليلى المنصوري'],
  ['ur', 'عائشہ مثال'],
  ['he', 'נועה דוגמה'],
  ['el', 'Ελένη Παράδειγμα'],
  ['uk', 'Олена Приклад'],
  ['hi', 'आशा उदाहरण'],
  ['si', 'ශ්‍රීමාලි පෙරේරා'],
  ['ta', 'லட்சுமி நாராயணன்'],
  ['bn', 'রবীন্দ্রনাথ ঠাকুর'],
  ['th', 'สมชาย ใจดี'],
  ['ko', '김예시'],
  ['ja', '藤原 みのり'],
  ['zh-Hans', '陈范例'],
  ['zh-Hant', '陳範例'],
  ['ka', 'ნინო მაგალითი'],
  ['am', 'ምሳሌ ተክሌ'],
  ['en', '👩🏽‍🚀🌿'],
] as const;

test.each(NAMES)('in %s the card says %s, in letters and not in boxes', async (language, name) => {
  const site = siteOf('github', { language, profile: { ...fullProfile('github'), name, headline: name } });
  const pixels = await sharp(await socialCard(site).render())
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([pixels.info.width, pixels.info.height]).toEqual([1200, 630]);
  expect(hasLetters(name, language)).toBe(true);
  const setter = await notoSetter([name], { language, weight: 500 });
  // Every letter has an outline of its own, and joining or stacking makes a name narrower than its letters apart.
  const letters = Array.from(name).filter((letter) => /\p{L}/u.test(letter));
  for (const letter of letters) expect(setter.width(letter, 100) === 0 && letter).toBe(false);
  expect(
    new Set(letters.map((letter) => JSON.stringify(setter.shape(letter, { x: 0, y: 0, size: 100 })))).size,
  ).toBe(new Set(letters).size);
});

test('letters that join are joined, and a joiner between them keeps them apart', async () => {
  const setter = await notoSetter(['بب ب‌ب'], { language: 'fa', weight: 500 });
  const shape = (line: string) => JSON.stringify(setter.shape(line, { x: 0, y: 0, size: 100 }));
  expect(shape('بب')).not.toBe(shape('ب‌ب'));
});

test('what is read from the right stands on the right, the theme’s ornaments on the left', async () => {
  const columns = async (language: string, name: string) => {
    const site = siteOf('github', { language, profile: { ...fullProfile('github'), name, headline: null } });
    const { data } = await sharp(await socialCard(site).render())
      .extract({ left: 0, top: 200, width: 1200, height: 400 })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = [...data.keys()].filter((at) => (data[at] ?? 255) < 128).map((at) => at % 1200);
    return [Math.min(...inked), Math.max(...inked)];
  };
  const [, right] = await columns('he', 'נועה');
  expect(right).toBeGreaterThan(1100);
  const [left] = await columns('el', 'Ελ');
  expect(left).toBeLessThan(100);
});

test('a name in letters that no face has is the address; signs beside letters are left out', async () => {
  const rendered = async (name: string) => {
    const site = siteOf('github', { profile: { ...fullProfile('github'), name, headline: null } });
    return socialCard(site).render();
  };
  expect((await rendered('ꦱꦸꦫꦧꦪ')).equals(await rendered(new URL(siteOf('github').origin).host))).toBe(true);
  expect((await rendered('Ada 🌿')).equals(await rendered('Ada'))).toBe(true);
});

test('marks above letters keep off the rule of the theme', async () => {
  for (const name of ['Nguyễn Thị Ánh', 'Ǻẫ Ổế']) {
    const body = await named(name, { theme_name: 'atelier' }).render();
    // Between the rule and the room of the name nothing is drawn.
    const { data } = await sharp(body)
      .extract({ left: 104, top: 144, width: 900, height: 12 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data).size).toBeLessThanOrEqual(3);
  }
});

test.each([
  ['Nora Quillfeather', 'Compiler tinkerer & occasional cartographer. I write about tiny languages'],
  ['Jørgen Æbelgaard-Poulsen von Hohenstein', 'One line'],
  ['Peggy Quigley-Gjøa Jagger Qypfel', null],
])('the rule of Ledger’s card stands below the whole name, tails and all: %s', async (name, headline) => {
  const site = siteOf('github', { profile: { ...fullProfile('github'), name, headline } });
  const card = socialCard({ ...site, design: { ...site.design, theme_name: 'ledger' } });
  const { data } = await sharp(await card.render())
    .extract({ left: 88, top: 300, width: 1024, height: 300 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: 300 }, (_, row) => data.subarray(row * 1024, (row + 1) * 1024));
  const paper = rows[0]?.at(-1) ?? 0;
  // Letters are lighter than the rule: a row of nothing but the rule has no letter in it, nor have those beside it.
  const rule = rows.findIndex((row) => row.every((light) => light > paper + 8 && light < 160));
  expect(rule).toBeGreaterThan(0);
  for (const row of rows.slice(rule - 6, rule)) expect(Math.max(...row)).toBeLessThanOrEqual(paper + 8);
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
