import { keepMeantJoiners } from './meant-joiners.ts';

/* Other people's words, made safe to store: no control characters, no half surrogates, no more than fits. */

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu;
/** Marks that can make a text read as another one: bidirectional overrides and isolates, the byte order mark. */
const REORDERING = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const HALF_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** More than any character of any script takes, also a family of emoji. */
const LONGEST_CHARACTER = 64;

/** Cuts at `max` UTF-16 units, never through what a reader takes for one character. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - LONGEST_CHARACTER);
  // A window that begins inside a pair or a cluster only misjudges its own beginning.
  const around = text.slice(from, max + LONGEST_CHARACTER);
  const cut = from + (graphemes.segment(around).containing(max - from)?.index ?? 0);
  if (cut > from) return text.slice(0, cut);
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}

/** Several lines, with "\n" between them; null when nothing is left. */
export function cleanText(value: string | null, max: number): string | null {
  if (value === null) return null;
  const text = clip(value, max * 2)
    .replace(HALF_SURROGATE, '\ufffd')
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROLS, '')
    .trim();
  return text === '' ? null : clip(text, max);
}

/** One line, spaces collapsed; null when nothing is left. */
export function cleanLine(value: string | null, max = 300): string | null {
  const text = cleanText(value, max)?.replace(REORDERING, '').replace(/\s+/gu, ' ').normalize('NFC').trim();
  return text === undefined || text === '' ? null : clip(text, max);
}

/** A person's, an organisation's or a work's name. */
export function cleanName(value: string | null, max = 300): string | null {
  return value === null ? null : cleanLine(keepMeantJoiners(clip(value, max * 2)), max);
}
