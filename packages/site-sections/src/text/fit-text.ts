import type { DisplayMetrics } from '../themes/theme.ts';
import { hasCapitals } from './script-of-text.ts';

/** Widths in em of the theme's display type. */
export type Extent = {
  /** From the first ink to the last. */
  width: number;
  /** Empty space before the first ink: what to pull back so that ink, not box, meets the edge. */
  bearing: number;
};

/** Measures one line as the browser will set it. Letters that the font does not have count as an average. */
export function measureText(text: string, metrics: DisplayMetrics): Extent {
  const letters = Array.from(text.normalize('NFC'));
  let width = 0;
  letters.forEach((letter, index) => {
    const [advance] = glyphOf(letter, metrics);
    width += advance + (metrics.kern[letter + (letters[index + 1] ?? '')] ?? 0) + metrics.tracking * 1000;
  });
  const first = glyphOf(letters[0] ?? ' ', metrics);
  const last = glyphOf(letters.at(-1) ?? ' ', metrics);
  const ink = width - metrics.tracking * 1000 - first[1] - last[2];
  return { width: Math.max(ink / 1000, 0.3), bearing: first[1] / 1000 };
}

function glyphOf(letter: string, metrics: DisplayMetrics): [advance: number, before: number, after: number] {
  const { glyphs } = metrics;
  const known = glyphs[letter] ?? glyphs[letter.normalize('NFD').charAt(0)];
  if (known !== undefined) return [known[0] ?? 0, known[1] ?? 0, known[2] ?? 0];
  // Ideographs and emoji fill an em; others are as wide as the face's own, since what stands in is set to its width.
  return [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{So}]/u.test(letter)
      ? 1000
      : Math.max(600, averageOf(metrics)),
    0,
    0,
  ];
}

const averages = new WeakMap<DisplayMetrics, number>();
function averageOf(metrics: DisplayMetrics): number {
  const known = averages.get(metrics);
  if (known !== undefined) return known;
  const letters = Object.entries(metrics.glyphs).filter(([letter]) => /\p{L}/u.test(letter));
  const sum = letters.reduce((all, [, [advance = 0]]) => all + advance, 0);
  const average = letters.length === 0 ? 0 : sum / letters.length;
  averages.set(metrics, average);
  return average;
}

/**
 * How far the letters of a name reach above and below: `plain` is what the display sizes are set for, `marked` has marks
 * on its capitals or letters with tails, `stacked` has two marks on one letter or marks below, as Vietnamese does.
 */
export type Reach = 'plain' | 'marked' | 'stacked';

export function reachOf(name: string): Reach {
  const letters = name.normalize('NFD');
  if (/\p{L}\p{M}{2}|[\u0323-\u0326\u032d-\u0333]/u.test(letters)) return 'stacked';
  return /\p{Lu}\p{M}|\p{L}[\u0327\u0328]|(?!\p{Script=Latin})\p{L}/u.test(letters) ? 'marked' : 'plain';
}

export type FittedName = {
  /** Parts that stay together on a line. */
  parts: string[];
  /** em of the widest line, where a page is wide and where it is narrow. */
  wide: number;
  narrow: number;
  bearing: number;
  reach: Reach;
  /** False for scripts and lengths that no measure is kept for: then the name wraps at a size of its own. */
  fitted: boolean;
};

const MAX_LETTERS = 80;
/** Between words, and after a hyphen that joins two long ones. */
const LINE_BREAKS = / +|(?<=\p{L}{5}-)(?=\p{L}{5})/u;

/** How a name is set: particles stay with the name that follows, and it breaks into as few lines as read well. */
export function fitName(name: string, metrics: DisplayMetrics): FittedName {
  const parts = nameParts(name);
  const lineWidth = (from: number, to: number) =>
    measureText(joinParts(parts.slice(from, to)), metrics).width;
  const { wide, narrow } = metrics.nameMeasure;
  const widest = Math.max(...parts.map((_, index) => lineWidth(index, index + 1)));
  const whole = lineWidth(0, parts.length);
  const fit = (lines: number) => (lines === 1 ? whole : widthInLines(parts.length, lineWidth, lines));
  return {
    parts,
    wide: fit(whole <= wide ? 1 : whole <= 2 * wide ? 2 : 3),
    narrow: fit(Math.min(5, Math.ceil(whole / narrow))),
    bearing: measureText(parts[0] ?? '', metrics).bearing,
    reach: reachOf(name),
    fitted: hasCapitals(name) && name.length <= MAX_LETTERS && widest <= 2 * wide,
  };
}

/** The parts as one line: a space between them, none after a hyphen. */
export function joinParts(parts: readonly string[]): string {
  return parts.reduce((line, part) => (line.endsWith('-') ? line + part : `${line} ${part}`), '').trimStart();
}

/** Splits a name into the parts that may stand on lines of their own: `Noor`, `van Aalst`. */
export function nameParts(name: string): string[] {
  const parts: string[] = [];
  let particles: string[] = [];
  for (const word of name.split(LINE_BREAKS).filter((word) => word !== '')) {
    if (/^\p{Ll}{1,4}['’]?$/u.test(word)) {
      particles.push(word);
      continue;
    }
    // A sign or a single initial never begins or ends a line alone.
    const joins =
      parts.length > 0 && particles.length === 0 && /^([^\p{L}\p{N}]{1,2}|\p{Lu}\.?)$/u.test(word);
    const part = [...particles, word].join(' ');
    if (joins) parts.push(`${parts.pop()} ${part}`);
    else parts.push(part);
    particles = [];
  }
  if (particles.length > 0) parts.push(`${parts.pop() ?? ''} ${particles.join(' ')}`.trim());
  return parts;
}

/** The least width at which `count` parts fill no more than `lines` lines. */
function widthInLines(count: number, lineWidth: (from: number, to: number) => number, lines: number): number {
  const every = Array.from({ length: count }, (_, index) => index);
  const candidates = every.flatMap((from) => every.slice(from).map((last) => lineWidth(from, last + 1)));
  const widest = Math.max(...every.map((index) => lineWidth(index, index + 1)));
  const fits = (width: number) => {
    let used = 1;
    let from = 0;
    for (const index of every.slice(1)) {
      if (lineWidth(from, index + 1) <= width + 0.001) continue;
      used += 1;
      from = index;
    }
    return used <= lines;
  };
  return candidates.sort((a, b) => a - b).find((width) => width >= widest && fits(width)) ?? widest;
}
