import { lettersOfGlyphs } from './glyph-forms.ts';
import type { PdfItem, PdfPage } from './read-pdf.ts';
import { withoutGarbage } from './garbage.ts';

/** One line of a column. `gap` is the distance to the line above it in the same column; null for a page's first. */
export type PdfLine = {
  text: string;
  size: number;
  page: number;
  x: number;
  right: number;
  y: number;
  gap: number | null;
};

/** Where the text between two x positions stands; a profile has one or two of these. */
export type Column = { from: number; to: number };

/** "Page 1 of 3" in any language: two numbers and a few words. */
const FOOTER = /^\D{0,40}\d{1,3}\D{1,20}\d{1,3}\D{0,20}$/u;
const FOOT = 0.08;

/** The text of a page without its page number. */
export function withoutFooter(page: PdfPage): PdfItem[] {
  const foot = page.items.filter((item) => item.y < page.height * FOOT);
  const footers = rowsOf(foot).filter((row) => FOOTER.test(joinItems(row)));
  const dropped = new Set(footers.flat());
  return page.items.filter((item) => !dropped.has(item));
}

/** The lines of a column, from top to bottom. */
export function linesOf(items: readonly PdfItem[], column: Column, page: number): PdfLine[] {
  const inside = items.filter((item) => {
    const middle = item.x + item.width / 2;
    return middle >= column.from && middle < column.to;
  });
  const lines: PdfLine[] = [];
  for (const row of rowsOf(inside)) {
    const text = withoutGarbage(joinItems(row));
    if (text === '') continue;
    const y = row[0]?.y ?? 0;
    lines.push({
      text,
      size: Math.round(Math.max(...row.map((item) => item.size)) * 10) / 10,
      page,
      x: Math.min(...row.map((item) => item.x)),
      right: Math.max(...row.map((item) => item.x + item.width)),
      y,
      gap: lines.length === 0 ? null : (lines.at(-1)?.y ?? y) - y,
    });
  }
  return lines;
}

/** Pieces on one height, from the top of the page. */
function rowsOf(items: readonly PdfItem[]): PdfItem[][] {
  const rows: PdfItem[][] = [];
  for (const item of [...items].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const sameLine = first !== undefined && first.y - item.y <= Math.max(first.size, item.size) * 0.35;
    if (sameLine) row?.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** The pieces of a line in reading order, with a space where there is room for one. */
function joinItems(row: readonly PdfItem[]): string {
  const rtl = row.filter((item) => item.rtl).length * 2 > row.length;
  const ordered = [...row].sort((a, b) => (rtl ? b.x - a.x : a.x - b.x));
  let text = '';
  let last: PdfItem | null = null;
  for (const item of ordered) {
    if (last !== null) {
      const room = rtl ? last.x - (item.x + item.width) : item.x - (last.x + last.width);
      if (room > item.size * 0.15 && !text.endsWith(' ') && !item.text.startsWith(' ')) text += ' ';
    }
    text += item.text;
    last = item;
  }
  return lettersOfGlyphs(text).replace(/\s+/gu, ' ').trim();
}
