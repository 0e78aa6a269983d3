import { createHash } from 'node:crypto';
import type { FallbackFont, ThemeFont } from '@tosite/site-sections/themes/theme';
import type { FontFile } from '@tosite/site-sections/themes/font-index';
import type { RenderedFile } from '../rendered-site.ts';
import type { FontStore } from './font-store.ts';
import { inRanges, readUnicodeRanges } from './unicode-ranges.ts';

/*
 * The faces of a page come in one style sheet that holds the files themselves. No browser paints before a style sheet
 * of the head is there, so the first visit has the theme's faces, and no line breaks another way when they come: a
 * face in a file of its own is late in every engine but the one that waits for what is preloaded.
 */

export type SiteFonts = {
  /** The `@font-face` rules of what stands in for letters that no face has. */
  css: string;
  /** The sheet with the faces, from the root of the site. */
  sheet: string;
};

/** The first subset of every family: always there. The others only where the text has letters for them. */
const MAIN_SUBSET = 'latin';
const SHEET = /^\/assets\/faces-([0-9a-z]+)-[0-9a-f]{10}\.css$/u;

/** Whether a path from the root of a site is that of a sheet of faces: the same bytes for every site that has it. */
export function isFontSheet(path: string): boolean {
  return SHEET.test(path);
}

/** The fonts that a page with this text needs. `text` may be markup: only its letters are looked at. */
export function siteFonts(fonts: readonly ThemeFont[], text: string, store: FontStore): SiteFonts {
  const letters = lettersBeyondAscii(text);
  const all = facesOf(fonts, store);
  const needed = new Set(
    fonts.flatMap((font) =>
      neededFiles(
        all.filter((face) => face.font === font).map(({ file }) => file),
        letters,
      ),
    ),
  );
  const chosen = all.filter(({ file }) => needed.has(file));
  const mask = all.reduce((sum, { file }, at) => (needed.has(file) ? sum | (1n << BigInt(at)) : sum), 0n);
  return {
    css: fonts.flatMap(({ fallback }) => (fallback === null ? [] : [fallbackFont(fallback)])).join('\n'),
    sheet: `/assets/faces-${mask.toString(36)}-${digest(chosen.map(({ file }) => file))}.css`,
  };
}

/** The sheet of these fonts at a path; null when it is no such path, or of other fonts. */
export function fontSheet(fonts: readonly ThemeFont[], path: string, store: FontStore): RenderedFile | null {
  const digits = SHEET.exec(path)?.[1];
  if (digits === undefined) return null;
  const mask = Array.from(digits).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const chosen = facesOf(fonts, store).filter((_, at) => ((mask >> BigInt(at)) & 1n) === 1n);
  if (!path.endsWith(`-${digest(chosen.map(({ file }) => file))}.css`)) return null;
  const several = new Set(
    chosen
      .filter(({ font }, at) => chosen.some((other, place) => other.font === font && place !== at))
      .map(({ font }) => font),
  );
  // The last rule that covers a letter wins, so the most common script comes last.
  const rules = chosen
    .toReversed()
    .map(({ font, file }) =>
      fontFace(font, store.read(file.file), several.has(font) ? file.unicodeRange : null),
    );
  return {
    path,
    body: Buffer.from(rules.join('\n')),
    contentType: 'text/css; charset=utf-8',
    styleHashes: [],
  };
}

type Face = { font: ThemeFont; file: FontFile };

function facesOf(fonts: readonly ThemeFont[], store: FontStore): Face[] {
  return fonts.flatMap((font) => store.filesOf(font).map((file) => ({ font, file })));
}

/** Of what the files hold: their names end in hashes of it. */
function digest(files: readonly FontFile[]): string {
  const names = files.map(({ file }) => file).join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 10);
}

function neededFiles(files: readonly FontFile[], letters: readonly number[]): FontFile[] {
  const needed = new Set(files.filter(({ subset }) => subset === MAIN_SUBSET));
  for (const letter of letters) {
    const holder = files.find((file) => inRanges(rangesOf(file), letter));
    if (holder) needed.add(holder);
  }
  return files.filter((file) => needed.has(file));
}

const readRanges = new WeakMap<FontFile, ReturnType<typeof readUnicodeRanges>>();
function rangesOf(file: FontFile) {
  const known = readRanges.get(file) ?? readUnicodeRanges(file.unicodeRange);
  readRanges.set(file, known);
  return known;
}

function lettersBeyondAscii(text: string): number[] {
  return [...new Set(text.match(/[^\0-\x7f]/gu))].map((letter) => letter.codePointAt(0) ?? 0);
}

function fontFace(font: ThemeFont, body: Buffer, range: string | null): string {
  const { min, max } = font.weight;
  return [
    `@font-face{font-family:"${font.family}"`,
    `src:url(data:font/woff2;base64,${body.toString('base64')}) format("woff2")`,
    `font-weight:${min === max ? min : `${min} ${max}`}`,
    `font-style:${font.style}`,
    ...(font.stretch === undefined ? [] : [`font-stretch:${font.stretch}%`]),
    ...(range === null ? [] : [`unicode-range:${range}`]),
    'font-display:block}',
  ].join(';');
}

function fallbackFont(face: FallbackFont): string {
  return [
    `@font-face{font-family:"${face.family}"`,
    `src:${face.local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${face.sizeAdjust}%`,
    `ascent-override:${face.ascentOverride}%`,
    `descent-override:${face.descentOverride}%`,
    `line-gap-override:${face.lineGapOverride}%}`,
  ].join(';');
}
