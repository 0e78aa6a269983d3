/**
 * Controls but tab and line feed, zero-width and bidirectional formatting characters (joiners stay: scripts need them),
 * and the code points that are no characters, which no document may hold.
 */
const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Printable ASCII with single spaces: nothing of it is not seen, and nothing composed. */
const PLAIN = /^(?:[!-~]| (?! ))*$/u;
/** What careless software writes where there was nothing. */
const NOTHING = /^(undefined|null|nan|\[object object\]|n\/a|none)$/iu;

/**
 * What a person wrote, fit to be shown: composed letters, nothing invisible, no spaces at the ends.
 * null when nothing remains, or only marks such as asterisks, or the word for an absent value.
 */
export function cleanText(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null;
  const clean = cleanSigns(text).trim();
  return NOTHING.test(clean) || !/[\p{L}\p{N}\p{So}]/u.test(clean) ? null : clean;
}

/** A part of a text: nothing invisible in it, its spaces and signs as they are. */
export function cleanSigns(text: string): string {
  // Most titles and tags, and of thousands of posts each is looked at.
  if (PLAIN.test(text)) return text;
  return withoutInvisible(text)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
}

/** A text as it is, but for what nobody sees; composed letters. */
export function withoutInvisible(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/gu, '\n').replaceAll(INVISIBLE, '');
}

/** The same on one line: names, titles, labels. */
export function cleanLine(text: string | null | undefined): string | null {
  return cleanText(text)?.replaceAll(/\s*\n\s*/gu, ' ') ?? null;
}

/** The texts that remain, each once, in their order. */
export function cleanLines(texts: readonly (string | null | undefined)[]): string[] {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const line = cleanLine(text);
    if (line !== null && !kept.has(line.toLowerCase())) kept.set(line.toLowerCase(), line);
  }
  return [...kept.values()];
}

/** The end of a sentence. A full stop after one or two letters is most often that of an abbreviation. */
const SENTENCE_END = /[\p{L}\p{N}]{3}[.!?؟।][”’"»)]*(?=\s)|[。！？][」』）]*/gu;

/** `text` up to `max` characters: its whole sentences where they fill half of that, else cut between words. */
export function shortenToSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: { length }, index }) => index + length);
  const last = ends.findLast((end) => end <= max) ?? 0;
  return last >= max / 2 ? text.slice(0, last) : shorten(text, max);
}

/** `text` up to `max` characters, cut between words; a single long word between its letters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.slice(0, max).lastIndexOf(' ');
  const whole = space > max / 2 ? text.slice(0, space) : wholeParts(text, max - 1);
  return `${whole.replace(/[\s,;:.、，；：·–—-]+$/u, '')}…`;
}

/** The words of a script without spaces, or else the letters with their marks, that fit. */
function wholeParts(text: string, max: number): string {
  const near = text.slice(0, max + 40);
  const upTo = (granularity: 'word' | 'grapheme') => {
    let end = 0;
    for (const { index, segment } of new Intl.Segmenter('und', { granularity }).segment(near))
      if (index + segment.length <= max) end = index + segment.length;
    return near.slice(0, end);
  };
  const words = upTo('word');
  return words.length > max / 2 ? words : upTo('grapheme');
}
