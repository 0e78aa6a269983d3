import type { Profile } from '@tosite/validation/profile/profile';
import type { Film } from '../sections/film.ts';
import { cleanLine } from '../text/clean-text.ts';
import { slugs } from './slug.ts';

/** A word that more than one film is about. */
export type SiteTag = { label: string; path: string; films: readonly Film[] };

/** The tags with most films. Channels give each film dozens for search alone; nobody reads a page of each. */
const MAX = 40;
const LONGEST = 40;

/** The tags that have a page, those with most films first. */
export function siteTags(profile: Profile, films: readonly Film[]): SiteTag[] {
  const sources = new Map(profile.videos.map((video) => [video.id, video]));
  const byWord = new Map<string, { label: string; films: Film[] }>();
  for (const film of films) {
    const words = new Set<string>();
    for (const tag of sources.get(film.id)?.tags ?? []) {
      const label = cleanLine(tag)?.replace(/^#/u, '') ?? '';
      const word = label.toLowerCase();
      if (label === '' || label.length > LONGEST || words.has(word)) continue;
      words.add(word);
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, { label, films: [film] });
      else known.films.push(film);
    }
  }
  const { ofWord } = slugs();
  return [...byWord]
    .filter(([, tag]) => tag.films.length > 1)
    .sort(([a, one], [b, other]) => other.films.length - one.films.length || (a < b ? -1 : 1))
    .slice(0, MAX)
    .map(([word, tag]) => ({ ...tag, path: `/tags/${ofWord(word)}/` }));
}
