import { neutralWords, runsIn } from './neutral-words.ts';
import { tidy, type SiteSeen } from './site-seen.ts';

const lettersOf = (run: string): string[] => Array.from(run);

/** Words on the pages of a site that none of these texts, and no label of the product, has; each with what stands about it. */
export function strangeWords(site: SiteSeen, said: readonly string[]): string[] {
  const own = said.flatMap((text) => runsIn(tidy(text)));
  const known = new Set([...neutralWords(), ...own]);
  // A monogram: first letters of the name.
  const initials = new Set(own.map((run) => lettersOf(run)[0] ?? ''));
  const isMonogram = (run: string): boolean =>
    lettersOf(run).length <= 2 && lettersOf(run).every((letter) => initials.has(letter));
  const strange = [...new Set(runsIn(site.words))].filter(
    (run) => !known.has(run) && !/^\d/u.test(run) && !isMonogram(run),
  );
  // A cut text may end in the middle of a word; where words are not parted by spaces, a label and a name are one.
  const all = [...known].join(' ');
  const pieces = [...known].filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  const isComposed = (run: string): boolean =>
    !/\p{L}/u.test(pieces.reduce((rest, piece) => rest.replaceAll(piece, ''), run));
  // "ほか1件": words of one letter stand for themselves only beside a number.
  const isCounted = (run: string): boolean =>
    /\p{N}/u.test(run) && run.split(/\p{N}+/u).every((part) => part === '' || known.has(part));
  const page = site.words.toLowerCase();
  return strange
    .filter((run) => !all.includes(run) && !isComposed(run) && !isCounted(run))
    .map((run) => {
      const at = page.indexOf(run);
      const about = site.words.slice(Math.max(0, at - 40), at + run.length + 40);
      return `“${run}” in “${about.replaceAll(/\s+/gu, ' ')}”`;
    });
}
