import type { GlyphMetrics } from '@tosite/site-sections/themes/theme';
import type { Shape } from './canvas.ts';
import type { Cut } from './outlines.ts';

/** A cut of a font, ready to be set: with its spacing and what kerning adds. */
export type Type = { cut: Cut; tracking: number; kern: GlyphMetrics['kern'] };

/** What of a text the cut has letters for; null where that would leave more than a sign or two out. */
export function writable(text: string, { glyphs }: Cut): string | null {
  const letters = Array.from(text.normalize('NFC'));
  const kept = letters.filter((letter) => letter in glyphs || /\s/u.test(letter));
  const lost = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !(letter in glyphs));
  const line = kept.join('').replace(/\s+/gu, ' ').trim();
  return lost.length > 0 || line === '' ? null : line;
}

/** The width of a line at this size. */
export function widthOf(line: string, type: Type, size: number): number {
  return (advancesOf(line, type).at(-1) ?? 0) * (size / 1000);
}

/** The line as a shape whose baseline begins at `x`, `y`. */
export function lineShape(
  line: string,
  type: Type,
  { x, y, size }: { x: number; y: number; size: number },
): Shape {
  const scale = size / 1000;
  const advances = advancesOf(line, type);
  return Array.from(line).flatMap((letter, index) => {
    const [, outline = ''] = type.cut.glyphs[letter] ?? [];
    const from = x + (advances[index] ?? 0) * scale;
    return contours(outline).map((points) =>
      points.map(([px, py]) => [from + px * scale, y - py * scale] as const),
    );
  });
}

/** The text in lines no wider than this; a longer word stands alone. */
export function wrapText(
  text: string,
  type: Type,
  { size, width }: { size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, type, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Where each letter begins, and where the line ends, in thousandths of an em. */
function advancesOf(line: string, { cut, tracking, kern }: Type): number[] {
  const letters = Array.from(line);
  const advances = [0];
  let at = 0;
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    at += cut.glyphs[letter]?.[0] ?? 0;
    if (next !== undefined) at += tracking * 1000 + (kern[letter + next] ?? 0);
    advances.push(at);
  });
  return advances;
}

const STEPS = 8;

/** An outline as lines: its curves in short straight pieces. */
function contours(outline: string): [number, number][][] {
  const found: [number, number][][] = [];
  for (const [, command, numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)) {
    const n = numbers === '' ? [] : numbers.split(' ').map(Number);
    const points = n.flatMap((value, index): [number, number][] =>
      index % 2 === 0 ? [[value, n[index + 1] ?? 0]] : [],
    );
    const contour = found.at(-1);
    if (command === 'M') found.push(points);
    else if (command === 'L') contour?.push(...points);
    else if (command !== 'Z' && contour !== undefined)
      contour.push(...curve([contour.at(-1) ?? [0, 0], ...points]));
  }
  return found;
}

/** Points on a Bézier curve of any degree, without its first. */
function curve(control: readonly [number, number][]): [number, number][] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    let points = control;
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], at): [number, number] => {
        const [px, py] = points[at] ?? [0, 0];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    }
    return points[0] ?? [0, 0];
  });
}
