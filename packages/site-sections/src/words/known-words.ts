import { en } from './en.ts';
import { catalogueOf, type SiteLanguage, type Words } from './words.ts';

const known = new Map<SiteLanguage, Words>([['en', en]]);

/** What `loadWords` fetched: a browser has the catalogue that it draws with, not all of them. */
export function knowWords(language: SiteLanguage, words: Words): void {
  known.set(language, words);
}

/** The words of a language; English where a language has no catalogue, or it has not come in. */
export function wordsFor(tag: string): Words {
  return known.get(catalogueOf(tag)) ?? en;
}
