import { isWrapped, join, rightEdge } from './paragraphs.ts';
import type { PdfLine } from './pdf-lines.ts';

const STARTS_ANEW = /^(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.|\+?\d[\d ().-]{6,})/u;
const LABEL_AT_END = /[)）]$/u;

/** The distance between two lines of one entry, where it can be told from the distance between two entries. */
export function wrapGap(lines: readonly PdfLine[]): number {
  const gaps = lines.flatMap((line) => (line.gap === null ? [] : [line.gap]));
  const least = Math.min(...gaps);
  const others = gaps.filter((gap) => gap > least * 1.1 && gap < least * 1.6);
  return others.length > 0 ? least * 1.1 : Number.POSITIVE_INFINITY;
}

/**
 * The entries of a section of the narrow column, one text each: a line that the column was too narrow for is joined
 * with the next. `wrap` is the column's `wrapGap`, `right` its edge.
 */
export function toItems(lines: readonly PdfLine[], wrap: number, right = rightEdge(lines)): string[] {
  const items: string[] = [];
  let last: PdfLine | null = null;
  for (const line of lines) {
    const before = items.at(-1);
    const goesOn =
      last !== null &&
      before !== undefined &&
      !STARTS_ANEW.test(line.text) &&
      !(LABEL_AT_END.test(before) && !opensBracket(before)) &&
      (opensBracket(before) || ((line.gap ?? 0) <= wrap && isWrapped(last, line, right)));
    if (goesOn) items[items.length - 1] = join(before, line.text);
    else items.push(line.text);
    last = line;
  }
  return items;
}

/** A bracket that is not closed yet: "English (Full" goes on. */
function opensBracket(text: string): boolean {
  return text.split(/[(（]/u).length > text.split(/[)）]/u).length;
}
