import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';
import { TEXT_TYPEFACES } from '@tosite/site-sections/themes/text-typefaces';
import { THEMES } from '@tosite/site-sections/themes/themes';
import subsetFont from 'subset-font';
import { fontKey, type FontFile, type FontIndex } from '@tosite/site-sections/themes/font-index';
import { readUnicodeRanges } from './unicode-ranges.ts';

/** What the themes ask for, and what shaping needs. Alternates, swashes and small print that no theme uses go. */
const FEATURES =
  'kern mark mkmk ccmp locl calt clig liga rlig case cpsp lnum onum pnum tnum zero sups ordn frac numr dnom'.split(
    ' ',
  );

/**
 * Cuts the fonts of all themes out of their packages: one file for each script that a family has, with the axes
 * limited to what the theme uses. Runs when the package is built; what it writes is read by `font-store.ts`.
 */
export async function buildFonts(directory: string, fontPackages: NodeJS.Require): Promise<FontIndex> {
  await mkdir(directory, { recursive: true });
  const fonts = new Map(
    [...Object.values(THEMES), ...Object.values(TEXT_TYPEFACES)]
      .flatMap(({ fonts: own }) => own)
      .map((font) => [fontKey(font), font] as const),
  );
  const index: Record<string, FontFile[]> = {};
  for (const [key, font] of fonts) {
    const ranges = JSON.parse(
      await readFile(fontPackages.resolve(`${font.package}/unicode.json`), 'utf8'),
    ) as Record<string, string>;
    index[key] = [];
    for (const subset of font.subsets) {
      const unicodeRange = ranges[subset];
      if (unicodeRange === undefined) throw new Error(`${font.package} has no subset "${subset}".`);
      const source = `${font.package}/files/${font.id}-${subset}-${font.file}-${font.style}.woff2`;
      const body = await cut(font, await readFile(fontPackages.resolve(source)), unicodeRange);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
      const file = `${font.id}-${subset}-${font.style}-${hash}.woff2`;
      await writeFile(join(directory, file), body);
      index[key].push({ subset, file, bytes: body.length, unicodeRange });
    }
  }
  await removeOthers(
    directory,
    new Set(Object.values(index).flatMap((files) => files.map(({ file }) => file))),
  );
  await writeFile(join(directory, 'fonts.json'), `${JSON.stringify(index, null, 2)}\n`);
  return index;
}

function cut(font: ThemeFont, source: Uint8Array, unicodeRange: string): Promise<Buffer> {
  const letters = readUnicodeRanges(unicodeRange)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
  const variationAxes = Object.fromEntries(
    Object.entries(font.axes).map(([axis, { min, max }]) => [axis, min === max ? min : { min, max }]),
  );
  return subsetFont(source, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes,
  });
}

async function removeOthers(directory: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(directory)) if (!kept.has(name)) await rm(join(directory, name));
}
