import { cleanLine, cleanName, cleanText } from '../text/clean-text.ts';
import { decodeEntities } from '../text/decode-entities.ts';

/* LinkedIn's words: entities left in JSON and CSV, facts masked with asterisks, bullets that lost their line breaks. */

/** A word of asterisks, as LinkedIn writes in place of a word that it hides. */
const MASKED_WORD = /(?:^|[\s(|·,/&"'-])\*{2,}(?=$|[\s)|·,./&"'…-])/u;

/**
 * Whether LinkedIn hides this text from anonymous readers: asterisks of the same word lengths stand for it, whole or in
 * part. A text of nothing but asterisks and punctuation is one.
 */
export function isHidden(text: string): boolean {
  return text.includes('*') && (!/[\p{L}\p{N}]/u.test(text) || MASKED_WORD.test(text));
}

/** One line of a page; null when it is empty or hidden. */
export function shownLine(value: string | null | undefined, max = 300): string | null {
  const text = cleanLine(plain(value), max);
  return text === null || isHidden(text) ? null : text;
}

/** A name on a page; null when it is empty or hidden. */
export function shownName(value: string | null | undefined): string | null {
  const text = cleanName(plain(value));
  return text === null || isHidden(text) ? null : text;
}

/** Several lines of a page; null when they are empty or any part of them is hidden. */
export function shownText(value: string | null | undefined, max = 20_000): string | null {
  const text = cleanText(plain(value), max);
  return text === null || text.split('\n').some((line) => isHidden(line)) ? null : text;
}

/** One line that the owner wrote; null when it says nothing. */
export function writtenLine(value: string | null | undefined, max = 300): string | null {
  const text = cleanLine(plain(value), max);
  return text === null || saysNothing(text) ? null : text;
}

const BULLETS = '•●▪■◦‣⁃∙➢➤►✓✔';
const FLATTENED_BULLET = new RegExp(`[ \\t\\u00a0]+(?=[${BULLETS}][ \\t\\u00a0]*\\S)`, 'gu');

/** Several lines that the owner wrote, every bullet at the start of its own line. */
export function writtenText(value: string | null | undefined, max = 20_000): string | null {
  const text = cleanText(plain(value), max);
  if (text === null || saysNothing(text)) return null;
  const lines = text.split('\n').map((line) => line.replace(FLATTENED_BULLET, '\n').trimEnd());
  return cleanText(lines.join('\n').replace(/\n{3,}/gu, '\n\n'), max);
}

/** Nothing but asterisks: copied from a page that hid the fact. */
function saysNothing(text: string): boolean {
  return text.includes('*') && !/[\p{L}\p{N}]/u.test(text);
}

function plain(value: string | null | undefined): string | null {
  return typeof value === 'string' ? decodeEntities(value.slice(0, 400_000)) : null;
}
