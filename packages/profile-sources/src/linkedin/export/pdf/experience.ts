import { isDuration, readRange, type WrittenRange } from './date-range.ts';
import { join, toParagraphs } from './paragraphs.ts';
import type { PdfLine } from './pdf-lines.ts';

export type PdfPosition = {
  company: string;
  title: string;
  location: string;
  description: string;
} & WrittenRange;

/**
 * The positions of the experience section. Every one has a line with its period; above it stand the title and, for a
 * company's first position, the company, below it the place and the description. A company with several positions is
 * named once, with the time spent there altogether.
 */
export function toPositions(lines: readonly PdfLine[], right: number): PdfPosition[] {
  const anchors = lines.flatMap((line, index) => {
    const range = readRange(line.text);
    return range === null ? [] : [{ index, range }];
  });
  const heads = anchors.map(({ index }, nth) => {
    const from = (anchors[nth - 1]?.index ?? -1) + 1;
    return readHead(lines, from, index, nth === 0);
  });
  const inTitle = heads[0]?.company === null && AT.test(heads[0].title);
  if (inTitle) return withCompanyInTitle(lines, anchors, right);
  let company = '';
  return anchors.map(({ index, range }, nth) => {
    const head = heads[nth];
    company = head?.company ?? company;
    const end = heads[nth + 1]?.start ?? lines.length;
    const { location, rest } = readPlace(lines[index], lines.slice(index + 1, end));
    return { company, title: head?.title ?? '', location, description: toParagraphs(rest, right), ...range };
  });
}

const AT = /^(.+?) at (.+)$/u;
type Anchor = { index: number; range: WrittenRange };

/** LinkedIn's PDF until 2018 had one line for both: "Designer at Musée des Vents". */
function withCompanyInTitle(
  lines: readonly PdfLine[],
  anchors: readonly Anchor[],
  right: number,
): PdfPosition[] {
  const starts = anchors.map(({ index }, nth) =>
    blockStart(lines, (anchors[nth - 1]?.index ?? -1) + 1, index - 1),
  );
  return anchors.map(({ index, range }, nth) => {
    const text = textOf(lines, starts[nth] ?? index, index);
    const [, title = text, company = ''] = AT.exec(text) ?? [];
    const { location, rest } = readPlace(
      lines[index],
      lines.slice(index + 1, starts[nth + 1] ?? lines.length),
    );
    return { company, title, location, description: toParagraphs(rest, right), ...range };
  });
}

type Head = { start: number; company: string | null; title: string };

/** Goes up from a period: the title, then the company unless the position belongs to the company above. */
function readHead(lines: readonly PdfLine[], from: number, anchor: number, isFirst: boolean): Head {
  const top = blockStart(lines, from, anchor - 1);
  const titleLine = lines[anchor - 1];
  if (titleLine === undefined || anchor - 1 < from) return { start: anchor, company: null, title: '' };
  const title = textOf(lines, top, anchor);
  const above = top - 1;
  if (above < from) return { start: top, company: null, title };
  const line = lines[above];
  if (line !== undefined && isDuration(line.text)) {
    const start = blockStart(lines, from, above - 1);
    return above - 1 < from
      ? { start: above, company: null, title }
      : { start, company: textOf(lines, start, above), title };
  }
  if (isFirst || isCompany(lines, from, above, top)) {
    const start = blockStart(lines, from, above);
    return { start, company: textOf(lines, start, top), title };
  }
  return { start: top, company: null, title };
}

/** The first of the lines that are one text with the line at `last`: same letters, set tightly. */
function blockStart(lines: readonly PdfLine[], from: number, last: number): number {
  let start = last;
  while (start > from) {
    const line = lines[start];
    const before = lines[start - 1];
    if (line === undefined || before === undefined || before.size !== line.size) break;
    if (line.gap === null || line.gap > line.size * 1.28 || !isWrappedTitle(before, line)) break;
    start -= 1;
  }
  return Math.max(start, from);
}

/** A title only goes on in the next line when the first is long. */
function isWrappedTitle(before: PdfLine, line: PdfLine): boolean {
  return before.right - before.x > 200 && before.text.length > line.text.length * 0.8;
}

/** Whether the line above a title names the company, or is the end of the description before. */
function isCompany(lines: readonly PdfLine[], from: number, above: number, title: number): boolean {
  const line = lines[above];
  const titleLine = lines[title];
  if (line === undefined || titleLine === undefined) return false;
  if (line.size > titleLine.size + 0.2) return true;
  if (line.size < titleLine.size - 0.2 || above < from) return false;
  // The same letters: a company stands close to its title and away from what is above it.
  const below = titleLine.gap ?? Number.POSITIVE_INFINITY;
  const before = line.gap ?? Number.POSITIVE_INFINITY;
  return above === from ? below <= before : before > below + 1;
}

function textOf(lines: readonly PdfLine[], from: number, to: number): string {
  return lines.slice(from, to).reduce((text, line) => (text === '' ? line.text : join(text, line.text)), '');
}

/** The place under a period: close to it, short, and no sentence. */
function readPlace(
  anchor: PdfLine | undefined,
  below: readonly PdfLine[],
): { location: string; rest: readonly PdfLine[] } {
  const [line, next] = below;
  if (anchor === undefined || line === undefined) return { location: '', rest: below };
  const close = line.gap === null || line.gap <= anchor.size * 1.6;
  const apart = next === undefined || next.gap === null || line.gap === null || next.gap > line.gap + 0.5;
  const commas = line.text.includes(',') || line.text.includes('،') || line.text.includes('、');
  const isPlace = close && looksLikePlace(line.text) && (apart || commas);
  return isPlace ? { location: line.text, rest: below.slice(1) } : { location: '', rest: below };
}

function looksLikePlace(text: string): boolean {
  return (
    text.length <= 80 &&
    text.split(' ').length <= 10 &&
    !/[.!?:;…。]$|^[•●▪■◦‣⁃∙·➢➤►✓✔*+–—-]|\d{3,}|https?:|@/u.test(text) &&
    !/^\p{Ll}/u.test(text)
  );
}
