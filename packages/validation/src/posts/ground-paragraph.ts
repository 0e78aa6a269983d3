import { wordsOf } from '../text/words.ts';
import type { Cue } from './cue.ts';

/** Of the words that say something, this share has to have been said. */
const ENOUGH = 0.6;
/** A word of fewer letters says little: "of", "the", "und". In scripts whose words are short, every one counts. */
const SHORTEST = 3;
const SHORT_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** The cues beside those that a paragraph was made of. */
const NEIGHBOURS = 2;
const LONGEST_PARAGRAPH = 20_000;
const MAX_MISSING = 20;

export type Grounding = {
  /** True: the words, and every number and name, stand in what was said. */
  supported: boolean;
  /** The second at which it is said; null: nowhere, or the cues name no times. */
  at: number | null;
  /** Words, numbers and names that are not said there, as they are written. */
  missing: string[];
};

/**
 * Does a paragraph stand in its film? Looks for the place in the cues where most of its words are said, as long as the
 * paragraph itself, and names what is not said there. Compares words, not meanings: a negation that was added it cannot see.
 */
export function groundParagraph(text: string, cues: readonly Cue[]): Grounding {
  const wanted = tellingWords(text.slice(0, LONGEST_PARAGRAPH));
  if (wanted.size === 0 || cues.length === 0)
    return {
      supported: wanted.size === 0,
      at: null,
      missing: [...wanted.values()].slice(0, MAX_MISSING).map(({ written }) => written),
    };
  const said = cues.map((cue) => new Set(wordsOf(cue.text).filter((word) => wanted.has(word))));
  const { first, last } = bestPlace(said, span(text, cues));
  const near = new Set(
    said.slice(Math.max(0, first - NEIGHBOURS), last + 1 + NEIGHBOURS).flatMap((words) => [...words]),
  );
  const lost = [...wanted].filter(([word]) => !near.has(word)).map(([, of]) => of);
  const isSaid = near.size / wanted.size >= ENOUGH && !lost.some(({ exact }) => exact);
  return {
    supported: isSaid,
    at: near.size === 0 ? null : (cues[first]?.start ?? null),
    missing: lost.slice(0, MAX_MISSING).map(({ written }) => written),
  };
}

type Wanted = {
  written: string;
  /** A number or a name: it has to have been said as it is. */
  exact: boolean;
};

function tellingWords(text: string): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  const names = namesIn(text);
  for (const word of wordsOf(text)) {
    const isNumber = /\p{N}/u.test(word);
    if (!isNumber && word.length < SHORTEST && !SHORT_SCRIPT.test(word)) continue;
    const name = names.get(word);
    found.set(word, { written: name ?? word, exact: isNumber || name !== undefined });
  }
  return found;
}

/** Words with a capital that do not begin a sentence, by their small letters. */
function namesIn(text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, before = '', word = ''] of text.matchAll(/(^|[^\s]\s+|\s)(\p{Lu}[\p{L}\p{M}'’]{2,60})/gu)) {
    if (before.trim() === '' && before === '') continue;
    if (/^[.!?…:"“”»«]/u.test(before)) continue;
    names.set(word.toLowerCase(), word);
  }
  return names;
}

/** How many cues together say about as much as the paragraph. */
function span(text: string, cues: readonly Cue[]): number {
  const all = cues.reduce((sum, cue) => sum + cue.text.length, 0);
  return Math.max(1, Math.min(cues.length, Math.ceil((text.length * cues.length) / Math.max(1, all))));
}

/** The window of cues in which most of the words are said; of equal ones the first, and as narrow as it can be. */
function bestPlace(said: readonly ReadonlySet<string>[], width: number): { first: number; last: number } {
  const counts = new Map<string, number>();
  let best = { first: 0, last: Math.min(width, said.length) - 1, score: -1 };
  for (let last = 0; last < said.length; last += 1) {
    for (const word of said[last] ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    const gone = last - width;
    for (const word of said[gone] ?? []) {
      const left = (counts.get(word) ?? 1) - 1;
      if (left === 0) counts.delete(word);
      else counts.set(word, left);
    }
    if (counts.size > best.score) best = { first: Math.max(0, gone + 1), last, score: counts.size };
  }
  let { first } = best;
  while (first < best.last && said[first]?.size === 0) first += 1;
  return { first, last: best.last };
}
