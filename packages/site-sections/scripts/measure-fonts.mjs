// Measures the display cut of each theme's font and writes `<theme>-metrics.json` beside the theme: run it after a
// font package changes (`node scripts/measure-fonts.mjs`, for some themes only with their names behind it). The same
// figures as the browser's layout, without one.
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const THEMES = [
  {
    theme: 'swiss',
    folder: import.meta.resolve('@fontsource-variable/inter-tight/package.json'),
    file: 'files/inter-tight-{subset}-wght-normal.woff2',
    subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'],
    display: { wght: 600 },
    text: { wght: 400 },
    // What the fallback's `size-adjust` compares with: Arial, as Liberation Sans repeats it (unitsPerEm 2048).
    fallback: { average: 904 / 2048 },
  },
  {
    theme: 'atelier',
    folder: import.meta.resolve('@fontsource-variable/newsreader/package.json'),
    file: 'files/newsreader-{subset}-opsz-normal.woff2',
    subsets: ['latin', 'latin-ext'],
    display: { wght: 300, opsz: 72 },
    text: { wght: 400, opsz: 16 },
    // Georgia (unitsPerEm 2048).
    fallback: { average: 913 / 2048 },
  },
  {
    theme: 'terminal',
    folder: import.meta.resolve('@fontsource-variable/martian-mono/package.json'),
    file: 'files/martian-mono-{subset}-wdth-normal.woff2',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    display: { wght: 300, wdth: 112.5 },
    text: { wght: 400, wdth: 75 },
    // Courier New, Liberation Mono and Menlo: all letters are as wide (unitsPerEm 2048).
    fallback: { average: 1229 / 2048 },
    // The name is set in a width of its own, so it has a fallback of its own.
    displayFallback: { average: 1229 / 2048 },
  },
  {
    theme: 'ledger',
    folder: import.meta.resolve('@fontsource-variable/commissioner/package.json'),
    file: 'files/commissioner-{subset}-flar-normal.woff2',
    subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'],
    display: { wght: 500, FLAR: 100 },
    text: { wght: 400, FLAR: 0 },
    // Arial, as Liberation Sans repeats it (unitsPerEm 2048).
    fallback: { average: 904 / 2048 },
  },
  {
    theme: 'aurora',
    folder: import.meta.resolve('@fontsource-variable/onest/package.json'),
    file: 'files/onest-{subset}-wght-normal.woff2',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    display: { wght: 500 },
    text: { wght: 400 },
    // Arial, as Liberation Sans repeats it (unitsPerEm 2048).
    fallback: { average: 904 / 2048 },
  },
  {
    theme: 'cinema',
    folder: import.meta.resolve('@fontsource-variable/archivo/package.json'),
    file: 'files/archivo-{subset}-wdth-normal.woff2',
    subsets: ['latin', 'latin-ext'],
    display: { wght: 500, wdth: 62 },
    text: { wght: 400, wdth: 100 },
    // Arial, as Liberation Sans repeats it (unitsPerEm 2048).
    fallback: { average: 904 / 2048 },
    // The titles are set in a width of their own, so they have a fallback of their own.
    displayFallback: { average: 904 / 2048 },
  },
  {
    theme: 'broadsheet',
    folder: import.meta.resolve('@fontsource-variable/newsreader/package.json'),
    file: 'files/newsreader-{subset}-opsz-normal.woff2',
    subsets: ['latin', 'latin-ext'],
    display: { wght: 700, opsz: 72 },
    text: { wght: 400, opsz: 18 },
    // Georgia (unitsPerEm 2048).
    fallback: { average: 913 / 2048 },
    displayFallback: { average: 913 / 2048 },
    // Labels are set in a second family: Arial stands in for it.
    label: {
      folder: import.meta.resolve('@fontsource-variable/schibsted-grotesk/package.json'),
      file: 'files/schibsted-grotesk-latin-wght-normal.woff2',
      axes: { wght: 500 },
      fallback: { average: 904 / 2048 },
    },
  },
  {
    theme: 'gallery',
    folder: import.meta.resolve('@fontsource-variable/hanken-grotesk/package.json'),
    file: 'files/hanken-grotesk-{subset}-wght-normal.woff2',
    subsets: ['latin', 'latin-ext'],
    display: { wght: 560 },
    text: { wght: 400 },
    // Arial, as Liberation Sans repeats it (unitsPerEm 2048).
    fallback: { average: 904 / 2048 },
  },
];

const RANGES = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2013, 0x2014],
    [0x2018, 0x201d],
    [0x2026, 0x2026],
  ],
  'latin-ext': [
    [0x100, 0x17f],
    [0x218, 0x21b],
  ],
  greek: [[0x386, 0x3ce]],
  cyrillic: [
    [0x401, 0x45f],
    [0x490, 0x491],
  ],
};
const KERNED = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-@’');
/** Kerning below this, in thousandths of an em, is left out. */
const LEAST_KERN = 10;
/** How often letters stand in English prose, in per mille; a rough weight for an average width. */
const FREQUENCY = {
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 62,
  n: 58,
  i: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  m: 20,
  c: 22,
  w: 19,
  g: 16,
  f: 18,
  y: 16,
  p: 15,
  b: 12,
  v: 8,
  k: 6,
  '.': 9,
  ',': 10,
};

const wanted = process.argv.slice(2);
for (const { theme, folder, file, subsets, display, text, fallback, displayFallback, label } of THEMES) {
  if (wanted.length > 0 && !wanted.includes(theme)) continue;
  const glyphs = {};
  const kern = {};
  for (const subset of subsets) {
    const bytes = await readFile(new URL(file.replace('{subset}', subset), folder));
    const characters = RANGES[subset].flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const font = fontkit.create(
      await subsetFont(bytes, characters.join(''), { targetFormat: 'truetype', variationAxes: display }),
    );
    const scale = 1000 / font.unitsPerEm;
    for (const character of characters) {
      const glyph = font.glyphForCodePoint(character.codePointAt(0));
      if (glyph.id === 0 || character in glyphs) continue;
      const { minX, maxX } = glyph.bbox;
      const inked = Number.isFinite(minX) && maxX > minX;
      glyphs[character] = inked
        ? [glyph.advanceWidth, minX, glyph.advanceWidth - maxX].map((units) => Math.round(units * scale))
        : [Math.round(glyph.advanceWidth * scale)];
    }
    if (subset !== 'latin') continue;
    const advance = (run) => run.positions.reduce((sum, position) => sum + position.xAdvance, 0) * scale;
    const features = { kern: true, liga: false, calt: false };
    for (const left of KERNED) {
      for (const right of KERNED) {
        const pair =
          advance(font.layout(left + right, features)) -
          advance(font.layout(left, features)) -
          advance(font.layout(right, features));
        if (Math.abs(pair) >= LEAST_KERN) kern[left + right] = Math.round(pair);
      }
    }
  }
  const latin = await readFile(new URL(file.replace('{subset}', 'latin'), folder));
  const face = await standIn(latin, text, fallback);
  const displayFace = displayFallback && (await standIn(latin, display, displayFallback));
  const labelFace =
    label && (await standIn(await readFile(new URL(label.file, label.folder)), label.axes, label.fallback));
  const out = new URL(`../src/themes/${theme}/${theme}-metrics.json`, import.meta.url);
  await writeFile(
    out,
    await format(JSON.stringify({ face, displayFace, labelFace, glyphs, kern }), {
      parser: 'json',
      printWidth: 118,
    }),
  );
  process.stdout.write(
    `${theme}: ${Object.keys(glyphs).length} letters, ${Object.keys(kern).length} pairs, ${JSON.stringify(face)}\n`,
  );
}

/** How a face of the device must be stretched and placed to take as much room as this cut of the font. */
async function standIn(latin, variationAxes, fallback) {
  const cut = await subsetFont(latin, Object.keys(FREQUENCY).join(''), {
    targetFormat: 'truetype',
    variationAxes,
  });
  const body = fontkit.create(cut);
  let sum = 0;
  let weights = 0;
  for (const [character, weight] of Object.entries(FREQUENCY)) {
    const { id } = body.glyphForCodePoint(character.codePointAt(0));
    // Not `advanceWidth`, which reads the outline too: that of a space may lie behind the end of the table.
    const { advance } = body.hmtx.metrics.get(Math.min(id, body.hmtx.metrics.length - 1));
    sum += (advance / body.unitsPerEm) * weight;
    weights += weight;
  }
  const sizeAdjust = sum / weights / fallback.average;
  const percent = (value) => Number((value * 100).toFixed(1));
  const em = body.unitsPerEm;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(body.ascent / em / sizeAdjust),
    descentOverride: percent(-body.descent / em / sizeAdjust),
    lineGapOverride: percent(body.lineGap / em / sizeAdjust),
  };
}
