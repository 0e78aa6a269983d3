import { paths } from '../../paths.ts';

/** After G, the letter that leads to a page. Apart from the names of the pages: every screen listens for them. */
export const PLACE_LETTERS: Readonly<Record<string, string>> = {
  h: paths.home(),
  d: paths.design(),
  p: paths.posts(),
  n: paths.analytics(),
  s: paths.generalSettings(),
  c: paths.changes(),
  e: paths.seoSettings(),
  o: paths.autoPost(),
  b: paths.billing(),
  a: paths.account(),
};

export function letterOf(to: string): string | null {
  return Object.keys(PLACE_LETTERS).find((letter) => PLACE_LETTERS[letter] === to) ?? null;
}
