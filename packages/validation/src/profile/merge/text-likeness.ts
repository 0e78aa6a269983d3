import { folded } from './same-item.ts';

/* How alike two texts are, 0 to 1. What is as unlike as two texts of one language are anyway counts as 0. */

const LEAST = 0.5;
/** So much of a long text tells whether it is the same one. */
const COMPARED = 400;
/** A short word is part of too many others. */
const SHORTEST_PART = 4;

/** Two names: numbers are what tells "Part 1" from "Part 2". */
export function nameLikeness(a: string, b: string): number {
  const [one, two] = [folded(a), folded(b)];
  if (one === two) return 1;
  if (numbersIn(one) !== numbersIn(two)) return 0;
  return Math.max(containment(a, b), pairLikeness(one, two));
}

/** Two texts of any length. */
export function textLikeness(a: string, b: string): number {
  const [one, two] = [folded(a.slice(0, COMPARED)), folded(b.slice(0, COMPARED))];
  return one === two ? 1 : pairLikeness(one, two);
}

/** "Engineer" in "Senior Engineer", "Dune" in "Dune AS": one is the other with words before or behind it. */
function containment(a: string, b: string): number {
  const [short, long] = [wordsOf(a), wordsOf(b)].toSorted((one, two) => one.length - two.length);
  if (short === undefined || long === undefined || short.length === long.length) return 0;
  if (short.join('').length < SHORTEST_PART) return 0;
  const starts = short.every((word, index) => word === long[index]);
  const ends = short.every((word, index) => word === long[long.length - short.length + index]);
  return starts || ends ? 0.85 : 0;
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}+#]+/u)
    .map(folded)
    .filter((word) => word !== '');
}

const numbersIn = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(' ');

/** By Dice: how many of their pairs of letters they share. */
function pairLikeness(a: string, b: string): number {
  const pairs = pairsOf(a);
  let [left, shared, all] = [0, 0, 0];
  for (const count of pairs.values()) left += count;
  const open = new Map(pairs);
  for (const [pair, count] of pairsOf(b)) {
    all += count;
    shared += Math.min(count, open.get(pair) ?? 0);
  }
  const likeness = left + all === 0 ? 0 : (2 * shared) / (left + all);
  return likeness < LEAST ? 0 : likeness;
}

function pairsOf(text: string): Map<string, number> {
  const letters = Array.from(text);
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = `${letters[at]}${letters[at + 1]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
