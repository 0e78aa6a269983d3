import type { GlyphMetrics } from '@tosite/site-sections/themes/theme';
import { knownContours } from './outline-contours.ts';
import type { Cut } from './outlines.ts';
import type { TypeSetter } from './type-setter.ts';

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

/** Sets lines in a theme's own cut, which has every letter of them. */
export function cutSetter(type: Type): TypeSetter {
  const contours = knownContours();
  return {
    width: (line, size) => (advancesOf(line, type).at(-1) ?? 0) * (size / 1000),
    shape: (line, { x, y, size }) => {
      const scale = size / 1000;
      const advances = advancesOf(line, type);
      return Array.from(line).flatMap((letter, index) => {
        const [, outline = ''] = type.cut.glyphs[letter] ?? [];
        const from = x + (advances[index] ?? 0) * scale;
        return contours(outline).map((points) =>
          points.map(([px, py]) => [from + px * scale, y - py * scale] as const),
        );
      });
    },
  };
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
