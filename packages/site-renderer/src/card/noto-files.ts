import { readFileSync } from 'node:fs';
import { inRanges, readUnicodeRanges, type CodePointRange } from '../fonts/unicode-ranges.ts';
import { ownFile } from './own-modules.ts';

/** The packages of faces by the scripts that they are for. Whatever has no script is set in the face beside it. */
const BY_SCRIPT: readonly (readonly [script: RegExp, name: string])[] = [
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u, 'noto-sans'],
  ...[
    'Arabic',
    'Hebrew',
    'Devanagari',
    'Bengali',
    'Gujarati',
    'Gurmukhi',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Oriya',
    'Sinhala',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Georgian',
    'Armenian',
    'Ethiopic',
  ].map((script) => [new RegExp(`\\p{Script=${script}}`, 'u'), `noto-sans-${script.toLowerCase()}`] as const),
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/u, 'noto-emoji'],
];
const CJK = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef\u30fb\u30fc]/u;

/** One file of a face, and the code points that it has. */
export type NotoFile = { path: string; ranges: readonly CodePointRange[] };

const known = new Map<string, readonly NotoFile[]>();

function filesOf(name: string): readonly NotoFile[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const folder = `@fontsource-variable/${name}`;
  // Written by whoever made the package: subset or number in brackets → the value of a `unicode-range`.
  const ranges = JSON.parse(readFileSync(ownFile(`${folder}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const files = Object.entries(ranges).map(([subset, range]) => ({
    path: ownFile(`${folder}/files/${name}-${subset.replace(/[[\]]/gu, '')}-wght-normal.woff2`),
    ranges: readUnicodeRanges(range),
  }));
  known.set(name, files);
  return files;
}

/** The faces that may have a letter, the likeliest first. */
function facesOf(letter: string, language: string): string[] {
  const own = BY_SCRIPT.flatMap(([script, name]) => (script.test(letter) ? [name] : []));
  return CJK.test(letter)
    ? [chineseTypeface(language), 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-tc', ...own]
    : own;
}

/** The same character is drawn in other strokes in each of these languages. */
function chineseTypeface(language: string): string {
  const tag = language.toLowerCase();
  if (tag.startsWith('ja')) return 'noto-sans-jp';
  if (tag.startsWith('ko')) return 'noto-sans-kr';
  return /^zh-(?:hant|tw|hk|mo)/u.test(tag) ? 'noto-sans-tc' : 'noto-sans-sc';
}

/** Joiners and what chooses the form of a sign: no letters themselves. */
// oxlint-disable-next-line no-misleading-character-class -- each of them stands alone
const UNSEEN = /[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** The file that has all of a letter with its marks; `beside` when it does too and the letter is of no script. null: none. */
export function notoFile(letter: string, language: string, beside: NotoFile | null): NotoFile | null {
  const points = Array.from(letter.replace(UNSEEN, ''), (each) => each.codePointAt(0) ?? 0);
  const has = (file: NotoFile) => points.every((point) => inRanges(file.ranges, point));
  const faces = facesOf(letter, language);
  if (beside !== null && faces.length === 0 && has(beside)) return beside;
  for (const name of faces.length === 0 ? ['noto-sans'] : faces) {
    const found =
      filesOf(name).find(has) ?? filesOf(name).find((file) => inRanges(file.ranges, points[0] ?? 0));
    if (found !== undefined) return found;
  }
  return null;
}
