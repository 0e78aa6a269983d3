import type { PdfLine } from './pdf-lines.ts';

/* A PDF has lines, not paragraphs: which breaks its author made, and which the page did. */

const STARTS_ITEM = /^(?:[•●▪■◦‣⁃∙·➢➤►✓✔*+–—-]\s|\d{1,2}[.)]\s|[-–—]\S)/u;

/** The right edge of a column: where its longest line ends. */
export function rightEdge(lines: readonly PdfLine[]): number {
  return Math.max(0, ...lines.map((line) => line.right));
}

/** Whether the page broke the line before `next`, since its first word had no room left. */
export function isWrapped(line: PdfLine, next: PdfLine, right: number): boolean {
  if (line.page !== next.page) return false;
  const first = next.text.split(' ')[0] ?? '';
  const perCharacter = line.text.length === 0 ? 0 : (line.right - line.x) / line.text.length;
  return line.right + perCharacter * (first.length + 1) > right - 1;
}

/**
 * The text of lines that belong together, with the breaks its author made: what the page wrapped is joined again,
 * bullets keep a line each, and a larger distance is an empty line.
 */
export function toParagraphs(lines: readonly PdfLine[], right: number): string {
  const gaps = lines.slice(1).flatMap((line) => (line.gap === null ? [] : [line.gap]));
  const usual = Math.min(...gaps, (lines[0]?.size ?? 10) * 1.4);
  let text = '';
  let last: PdfLine | null = null;
  for (const line of lines) {
    if (last === null) text = line.text;
    else if (line.gap !== null && line.gap > usual * 1.5) text += `\n\n${line.text}`;
    else if (STARTS_ITEM.test(line.text) || !(isWrapped(last, line, right) || continues(last, line))) {
      text += `\n${line.text}`;
    } else text = join(text, line.text);
    last = line;
  }
  return text;
}

/** At a page's end nothing is known of the room; a sentence that goes on in small letters does. */
function continues(line: PdfLine, next: PdfLine): boolean {
  return line.page !== next.page && /[\p{Ll},]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
}

/** Two halves of one line. Chinese and Japanese put no space between words; a hyphen at a break may be the word's own. */
export function join(before: string, after: string): string {
  const noSpace = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u.test(before);
  return noSpace || /[^\s-]-$/u.test(before) ? `${before}${after}` : `${before} ${after}`;
}
