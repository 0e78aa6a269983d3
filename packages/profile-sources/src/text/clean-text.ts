/* Other people's words, made safe to store: no control characters, no half surrogates, no more than fits. */

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;
/** Marks that can make a text read as another one: bidirectional overrides and isolates, the byte order mark. */
const REORDERING = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Joiners: part of words and emoji in running text, only ever a disguise in a name. */
const JOINERS = /[\u200c\u200d]/gu;
const HALF_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cuts at `most` UTF-16 units, never through a character. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/** Several lines, with "\n" between them; null when nothing is left. */
export function cleanText(value: string | null, most: number): string | null {
  if (value === null) return null;
  const text = clip(value, most * 2)
    .replace(HALF_SURROGATE, '\ufffd')
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROLS, '')
    .trim();
  return text === '' ? null : clip(text, most);
}

/** One line, spaces collapsed; null when nothing is left. */
export function cleanLine(value: string | null, most = 300): string | null {
  const text = cleanText(value, most)?.replace(REORDERING, '').replace(/\s+/gu, ' ').normalize('NFC').trim();
  return text === undefined || text === '' ? null : clip(text, most);
}

/** A person's, an organisation's or a work's name. */
export function cleanName(value: string | null, most = 300): string | null {
  return value === null ? null : cleanLine(clip(value, most * 2).replace(JOINERS, ''), most);
}
