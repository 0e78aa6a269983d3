import { joinParts, nameParts } from '@tosite/site-sections/text/fit-text';
import { breakable, inkOf, type TypeSetter } from './type-setter.ts';

/** In pixels: from the top of the first line's ink to its baseline, from line to line, and the whole. */
export type FittedCardName = { lines: string[]; size: number; rise: number; step: number; tall: number };

/** What Latin capitals reach above the line, and how far lines stand from each other, in em. */
const USUAL = { rise: 0.76, step: 1.02 };

/** The largest size at which the name fills the room in up to three lines. */
export function fitName(
  name: string,
  setter: TypeSetter,
  { width, height, largest }: { width: number; height: number; largest: number },
): FittedCardName {
  const words = nameParts(name);
  const parts = words.length > 1 ? words : breakable(name);
  for (let size = largest; size > 20; size *= 0.95) {
    const lines = parts.reduce<string[]>((done, part) => {
      const longer =
        done.length === 0
          ? part
          : words.length > 1
            ? joinParts([done.at(-1) ?? '', part])
            : `${done.at(-1)}${part}`;
      return done.length > 0 && setter.width(longer, size) <= width
        ? [...done.slice(0, -1), longer]
        : [...done, part];
    }, []);
    if (lines.length > 3 || lines.some((line) => setter.width(line, size) > width)) continue;
    const fitted = measured(lines, size, setter);
    if (fitted.tall <= height) return fitted;
  }
  return measured([Array.from(name).slice(0, 40).join('')], 20, setter);
}

function measured(lines: string[], size: number, setter: TypeSetter): FittedCardName {
  const inks = lines.map((line) => inkOf(line, setter));
  const rise = Math.max(USUAL.rise, inks[0]?.rise ?? 0) * size;
  const fall = (inks.at(-1)?.fall ?? 0) * size;
  const reach = inks.map((ink, index) => (index === 0 ? 0 : ink.rise + (inks[index - 1]?.fall ?? 0) + 0.04));
  const step = Math.max(USUAL.step, ...reach) * size;
  return { lines, size, rise, step, tall: rise + (lines.length - 1) * step + fall };
}
