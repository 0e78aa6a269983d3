/** Controls but tab and line feed, zero-width and bidirectional formatting characters (joiners stay: scripts need them). */
const INVISIBLE = /(?![\t\n])[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** What careless software writes where there was nothing. */
const NOTHING = /^(undefined|null|nan|\[object object\]|n\/a|none)$/iu;

/**
 * What a person wrote, fit to be shown: composed letters, nothing invisible, no spaces at the ends.
 * null when nothing remains, or only marks such as asterisks, or the word for an absent value.
 */
export function cleanText(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null;
  const clean = text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  return NOTHING.test(clean) || !/[\p{L}\p{N}\p{So}]/u.test(clean) ? null : clean;
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

/** `text` up to `most` characters: its whole sentences where they fill half of that, else cut between words. */
export function shortenToSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: { length }, index }) => index + length);
  const last = ends.findLast((end) => end <= most) ?? 0;
  return last >= most / 2 ? text.slice(0, last) : shorten(text, most);
}

/** `text` up to `most` characters, cut between words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const whole = (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/u, '');
  return `${whole.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
