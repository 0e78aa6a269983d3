import type { Shape } from './canvas.ts';

/** Sets lines of a text in one way: widths and outlines at any size. */
export type TypeSetter = {
  width: (line: string, size: number) => number;
  /** The line as a shape whose baseline begins at the left, at `x`, `y`. */
  shape: (line: string, at: { x: number; y: number; size: number }) => Shape;
};

const SAMPLE = 1000;

/** How far a line's ink goes above and below its baseline, in em. */
export function inkOf(line: string, setter: TypeSetter): { rise: number; fall: number } {
  const ink = { top: 0, bottom: 0 };
  for (const points of setter.shape(line, { x: 0, y: 0, size: SAMPLE }))
    for (const [, y] of points) {
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
    }
  return { rise: -ink.top / SAMPLE, fall: ink.bottom / SAMPLE };
}

/** The text in lines no wider than this, broken between words as its script breaks; a longer word stands alone. */
export function wrapText(
  text: string,
  setter: TypeSetter,
  { size, width }: { size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const part of breakable(text)) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && setter.width(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Opens nothing and ends nothing: what may not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\u30fc]/u;

/** What stays together on a line, with the space after it. */
export function breakable(text: string): string[] {
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      text,
    )
  )
    return text.match(/\S+\s*/gu) ?? [];
  return Array.from(
    new Intl.Segmenter('und', { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  ).reduce<string[]>((parts, segment) => {
    const before = parts.at(-1);
    if (before !== undefined && (/^\s/u.test(segment) || CLOSING.test(segment)))
      parts[parts.length - 1] = before + segment;
    else parts.push(segment);
    return parts;
  }, []);
}
