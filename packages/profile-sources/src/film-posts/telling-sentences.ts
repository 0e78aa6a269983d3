import type { Said } from './said-sentences.ts';

/** Of the words of two sentences, so many the same: one of them is enough. */
const REPEATED = 0.6;
const FEWEST_WORDS = 4;
/** How much of a sentence's worth comes from its neighbours: what is told stands together. */
const NEIGHBOUR = 0.25;

/**
 * The sentences that tell most of what all of them tell, in their order, up to `budget` words. A sentence is worth what
 * its words are worth to the whole: a word that is said often, in few places, is what the film is about; one that is
 * said everywhere says nothing, in any language.
 */
export function tellingSentences(said: readonly Said[], budget: number): Said[] {
  const all = said.reduce((sum, { words }) => sum + words.length, 0);
  if (all <= budget) return [...said];
  const worth = worthOf(said);
  const order = said.map((_, index) => index).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  const taken = new Set<number>();
  let words = 0;
  for (const index of order) {
    const sentence = said[index];
    if (sentence === undefined || sentence.words.length < FEWEST_WORDS) continue;
    if (words > 0 && words + sentence.words.length > budget) continue;
    if ([...taken].some((other) => isRepeated(sentence, said[other]))) continue;
    taken.add(index);
    words += sentence.words.length;
    if (words >= budget) break;
  }
  return said.filter((_, index) => taken.has(index));
}

function worthOf(said: readonly Said[]): number[] {
  const places = new Map<string, number>();
  const times = new Map<string, number>();
  for (const { words } of said) {
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const word of new Set(words)) places.set(word, (places.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => {
    const inPlaces = places.get(word) ?? 1;
    return Math.log(1 + (times.get(word) ?? 0)) * Math.log(said.length / inPlaces + 1e-9);
  };
  const own = said.map(({ words }) => {
    if (words.length === 0) return 0;
    const sum = [...new Set(words)].reduce((total, word) => total + Math.max(0, weight(word)), 0);
    // Long sentences say more words, not more a word.
    return sum / (words.length + 6);
  });
  return own.map((value, index) => {
    const beside = [own[index - 1], own[index + 1]].filter((one) => one !== undefined);
    return value + NEIGHBOUR * beside.reduce((sum, one) => sum + one, 0);
  });
}

function isRepeated(a: Said, b: Said | undefined): boolean {
  if (b === undefined) return false;
  const words = new Set(a.words);
  const others = new Set(b.words);
  let same = 0;
  for (const word of words) if (others.has(word)) same += 1;
  return same / Math.max(1, Math.min(words.size, others.size)) > REPEATED && same >= FEWEST_WORDS;
}
