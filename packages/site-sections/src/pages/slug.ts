import { transliterate } from '@tosite/validation/text/transliterate';
import { shortHash } from '../text/short-hash.ts';

const LONGEST = 60;
const SHORT_ID = 6;

/** Names for the last part of addresses, each given once. */
export type Slugs = {
  /** Of an item: its title, for people, and the beginning of a hash of its id, by which it stays the same in any order. */
  ofItem: (title: string | null, id: string) => string;
  /** Of a word that is its own id: the hash stands only where the word cannot be told from the slug. */
  ofWord: (word: string) => string;
};

/** Total for every script: what cannot be written in ASCII leaves the hash alone. `taken`: not to be given again. */
export function slugs(taken: Iterable<string> = []): Slugs {
  const given = new Set(taken);
  const give = (...wishes: readonly string[]): string => {
    for (const wish of wishes) if (!given.has(wish)) return keep(wish);
    const last = wishes.at(-1) ?? '';
    let count = 2;
    while (given.has(`${last}-${count}`)) count += 1;
    return keep(`${last}-${count}`);
  };
  const keep = (slug: string) => {
    given.add(slug);
    return slug;
  };
  return {
    ofItem: (title, id) => {
      const words = plain(title ?? '');
      const hash = shortHash(id);
      return give(joined(words, hash.slice(0, SHORT_ID)), joined(words, hash));
    },
    ofWord: (word) => {
      const words = plain(word);
      const hashed = joined(words, shortHash(word).slice(0, SHORT_ID));
      return words === word.toLowerCase().replaceAll(' ', '-') ? give(words, hashed) : give(hashed);
    },
  };
}

function plain(text: string): string {
  return transliterate(text)
    .replaceAll(/\p{M}+|['’]/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/gu, '');
}

function joined(words: string, hash: string): string {
  return words === '' ? hash : `${words}-${hash}`;
}
