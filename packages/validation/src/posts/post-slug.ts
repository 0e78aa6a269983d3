import { transliterate } from '../text/transliterate.ts';

export const MAX_SLUG = 80;

/**
 * The last part of a post's address out of its title, in ASCII: "Über Kessel" → `uber-kessel`. A title that cannot be
 * written so (emoji, a script without transliteration) gives `post`; `taken` says which ones the website has had.
 */
export function postSlug(title: string, taken: (slug: string) => boolean = () => false): string {
  const words = tidySlug(title);
  const wish = words === '' ? 'post' : words;
  if (!taken(wish)) return wish;
  for (let count = 2; ; count += 1) {
    const end = `-${count}`;
    const next = `${wish.slice(0, MAX_SLUG - end.length).replace(/-$/u, '')}${end}`;
    if (!taken(next)) return next;
  }
}

/** What a person typed as an address, as it can stand in one; empty: nothing of it can. */
export function tidySlug(text: string): string {
  return transliterate(text.slice(0, 1_000))
    .replaceAll(/\p{M}+|['’]/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .slice(0, MAX_SLUG + 1)
    .replaceAll(/^-/gu, '')
    .slice(0, MAX_SLUG)
    .replaceAll(/-$/gu, '');
}
