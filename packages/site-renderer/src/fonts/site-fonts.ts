import type { FallbackFace, ThemeFont } from '@tosite/site-sections/themes/theme';
import type { RenderedFile } from '../rendered-site.ts';
import type { FontFile } from './font-index.ts';
import type { FontStore } from './font-store.ts';
import { inRanges, readUnicodeRanges } from './unicode-ranges.ts';

export type SiteFonts = {
  /** The `@font-face` rules, fallbacks included. */
  css: string;
  /** Of its files, from the root of the site. */
  paths: string[];
  /** Those of them that the first view cannot do without. */
  ahead: string[];
};

/** The first subset of every family: always there. The others only where the text has letters for them. */
const MAIN_SUBSET = 'latin';

export type FontPlace = {
  store: FontStore;
  /** How the page writes the address of a path from the root of the site. */
  place: (path: string) => string;
  /** Ahead: the page names them in its head, and a font that is late all the same stays away for this view. */
  asked: 'ahead' | 'when needed';
};

/** The fonts that a site with this text needs. `text` may be markup: only its letters are looked at. */
export function siteFonts(
  fonts: readonly ThemeFont[],
  text: string,
  { store, place, asked }: FontPlace,
): SiteFonts {
  const letters = lettersBeyondAscii(text);
  const rules: string[] = [];
  const paths = new Set<string>();
  const ahead = new Set<string>();

  for (const font of fonts) {
    const needed = neededFiles(store.filesOf(font), letters);
    // The last rule that covers a letter wins, so the most common script comes last.
    for (const file of needed.toReversed()) {
      const path = pathOf(file);
      const display = asked === 'ahead' ? 'optional' : 'fallback';
      rules.push(
        fontFace(font, place(path), { display, range: needed.length > 1 ? file.unicodeRange : null }),
      );
      paths.add(path);
      if (font.preload) ahead.add(path);
    }
    if (font.fallback) rules.push(fallbackFace(font.fallback));
  }
  return { css: rules.join('\n'), paths: [...paths], ahead: [...ahead] };
}

/** The file of a font of the theme by its path; null when it has no such font. */
export function fontFile(fonts: readonly ThemeFont[], path: string, store: FontStore): RenderedFile | null {
  const file = fonts.flatMap((font) => store.filesOf(font)).find((each) => pathOf(each) === path);
  if (file === undefined) return null;
  return { path, body: store.read(file.file), contentType: 'font/woff2', styleHashes: [] };
}

function pathOf({ file }: FontFile): string {
  return `/assets/${file}`;
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

function fontFace(
  font: ThemeFont,
  address: string,
  { display, range }: { display: 'optional' | 'fallback'; range: string | null },
): string {
  const { min, max } = font.weight;
  return [
    `@font-face{font-family:"${font.family}"`,
    `src:url("${address}") format("woff2")`,
    `font-weight:${min === max ? min : `${min} ${max}`}`,
    `font-style:${font.style}`,
    ...(font.stretch === undefined ? [] : [`font-stretch:${font.stretch}%`]),
    ...(range === null ? [] : [`unicode-range:${range}`]),
    `font-display:${display}}`,
  ].join(';');
}

function fallbackFace(face: FallbackFace): string {
  return [
    `@font-face{font-family:"${face.family}"`,
    `src:${face.local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${face.sizeAdjust}%`,
    `ascent-override:${face.ascentOverride}%`,
    `descent-override:${face.descentOverride}%`,
    `line-gap-override:${face.lineGapOverride}%}`,
  ].join(';');
}
