import type { Rule, Word } from './evidence/read-words.ts';

/** How far the ink of two blocks may reach into each other, in pixels: italics lean, and engines round. */
const SLACK = 2;
/** How near to a word a rule may be. */
const AIR = 2;

/** What is printed over other text on purpose, in words of why. Nothing is, yet: an entry needs a reason to be here. */
export const DELIBERATE: readonly { theme: string; where: RegExp; why: string }[] = [];

/** Words of one block that stand in words of another. */
export function wordsOverWords(words: readonly Word[], theme: string): string[] {
  const sorted = words.toSorted((one, other) => one.top - other.top);
  const faults = new Map<string, string>();
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.top > one.bottom - SLACK) break;
      if (other.block === one.block) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= SLACK || down <= SLACK) continue;
      const where = `${one.where} and ${other.where}`;
      if (DELIBERATE.some((each) => each.theme === theme && each.where.test(where))) continue;
      const pixels = `${across.toFixed(0)}×${down.toFixed(0)} px at ${other.left.toFixed(0)},${other.top.toFixed(0)}`;
      if (!faults.has(where)) faults.set(where, `${where}: “${one.text}” over “${other.text}”, ${pixels}`);
    }
  }
  return [...faults.values()];
}

/** Rules that touch a word. */
export function rulesOnWords(rules: readonly Rule[], words: readonly Word[]): string[] {
  const faults = new Map<string, string>();
  for (const rule of rules) {
    const word = words.find(
      ({ left, right, top, bottom }) =>
        left < rule.right && right > rule.left && top < rule.bottom + AIR && bottom > rule.top - AIR,
    );
    if (word === undefined || faults.has(rule.where)) continue;
    faults.set(
      rule.where,
      `${rule.where} touches “${word.text}” of ${word.where} at ${rule.left.toFixed(0)},${rule.top.toFixed(0)}`,
    );
  }
  return [...faults.values()];
}
