import { linesOf, withoutFooter, type Column, type PdfLine } from './pdf-lines.ts';
import type { PdfItem, PdfPage } from './read-pdf.ts';

/** The two streams of a profile's text: the page proper, and the narrow column beside it. */
export type Columns = { main: PdfLine[]; side: PdfLine[] };

const EVERYWHERE: Column = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/**
 * Splits the text of all pages where a strip of the page stays empty from top to bottom. The main column is the one
 * with the largest letters: the name. Pages that have no side column are all main.
 */
export function splitColumns(pages: readonly PdfPage[]): Columns {
  const texts = pages.map((page) => withoutFooter(page));
  const gutter = findGutter(texts[0] ?? [], pages[0]?.width ?? 0);
  const columns: Columns = { main: [], side: [] };
  for (const [index, items] of texts.entries()) {
    const here = gutter !== null && !items.some((item) => crosses(item, gutter.at)) ? gutter : null;
    if (here === null) {
      columns.main.push(...linesOf(items, EVERYWHERE, index));
      continue;
    }
    const before = linesOf(items, { from: EVERYWHERE.from, to: here.at }, index);
    const after = linesOf(items, { from: here.at, to: EVERYWHERE.to }, index);
    columns.main.push(...(here.mainIsBefore ? before : after));
    columns.side.push(...(here.mainIsBefore ? after : before));
  }
  return columns;
}

type Gutter = { at: number; mainIsBefore: boolean };

function crosses(item: PdfItem, at: number): boolean {
  return item.x + 1 < at && item.x + item.width - 1 > at;
}

/** The widest empty strip in the middle of a page, when there is text enough on both sides of it. */
function findGutter(items: readonly PdfItem[], pageWidth: number): Gutter | null {
  const spans = items
    .map((item) => ({ from: item.x, to: item.x + item.width }))
    .sort((a, b) => a.from - b.from);
  let best: { at: number; width: number } | null = null;
  let end = spans[0]?.to ?? 0;
  for (const span of spans) {
    const width = span.from - end;
    const at = span.from - Math.min(width / 2, 6);
    const inMiddle = at > pageWidth * 0.15 && at < pageWidth * 0.85;
    if (inMiddle && width >= 6 && (best === null || width > best.width)) best = { at, width };
    end = Math.max(end, span.to);
  }
  if (best === null) return null;
  const { at } = best;
  const before = items.filter((item) => item.x < at);
  const after = items.filter((item) => item.x >= at);
  if (before.length < 2 || after.length < 2) return null;
  const largest = (side: readonly PdfItem[]) => Math.max(...side.map((item) => item.size));
  return { at, mainIsBefore: largest(before) > largest(after) };
}
