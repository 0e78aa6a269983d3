import type { Random } from './random.ts';
import type { Script } from './scripts.ts';

/**
 * Words that nobody else has: each is drawn once and remembered, so that a page which holds it says what this person's
 * source said.
 */
export type Words = {
  /** One word of the script. */
  word: () => string;
  /** A short name of one to three words. */
  name: () => string;
  /** A sentence with common words of the language between our own. */
  sentence: () => string;
  /** A sentence that also holds what texts of real people hold: marks that are markup elsewhere. */
  marked: () => string;
  /** Latin letters and digits: for addresses. */
  slug: () => string;
  number: () => string;
  /** The words of ours in a text, in order. */
  ownIn: (text: string) => string[];
};

const EMOJI = ['👩‍💻', '👨‍👩‍👧', '🏳️‍🌈', '☕️'];
const RUN = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;

export function createWords(random: Random, script: Script): Words {
  const known = new Set<string>();
  let joined = ' ';
  const keep = (word: string): string => {
    known.add(word);
    joined += `${word} `;
    return word;
  };
  /** No word stands inside another one, or finding it would prove nothing. */
  const isNew = (word: string): boolean =>
    !joined.includes(word) && ![...known].some((other) => other.length < word.length && word.includes(other));

  const word = (): string => {
    for (let tries = 0, length = script.length; ; tries += 1) {
      if (tries % 20 === 19) length += 1;
      const letters = Array.from({ length: length + random.int(3) }, () => random.pick(script.letters));
      if (random.chance(0.3)) letters.splice(random.int(letters.length - 1), 0, random.pick(script.marked));
      const made = letters.join('').normalize('NFC');
      if (/^\p{L}/u.test(made) && isNew(made)) return keep(made);
    }
  };
  const unique = (make: () => string): string => {
    for (;;) {
      const made = make();
      if (isNew(made)) return keep(made);
    }
  };
  const sentence = (): string => {
    const parts = Array.from({ length: 3 + random.int(3) }, () => [word(), random.pick(script.common)]);
    return `${parts.flat().join(' ')}.`;
  };
  return {
    word,
    name: () => Array.from({ length: 1 + random.int(3) }, word).join(' '),
    sentence,
    marked: () =>
      random.pick([
        () => `${sentence()}\n\n• ${word()}\n• ${word()}`,
        () => `${word()} <b>${word()}</b> & ${word()} "${word()}" ${sentence()}`,
        () => `${sentence()} ${random.pick(EMOJI)} ${word()}`,
        () => `${word()}, ${word()}; 'x' ${sentence()}`,
      ])(),
    slug: () => unique(() => `q${random.int(2 ** 30).toString(36)}z${random.int(2 ** 20).toString(36)}`),
    number: () => unique(() => String(1_000_003 + random.int(8_000_000))),
    ownIn: (text) =>
      (text.normalize('NFC').match(RUN) ?? []).flatMap((run) =>
        known.has(run) ? [run] : [...known].filter((one) => one.length > 2 && run.includes(one)),
      ),
  };
}
