import type { Cue } from '@tosite/validation/posts/cue';

/** Lines `from` (included) to `to` (not included) of a film. */
export type FilmPart = { from: number; to: number };

/** How much of a part the next one says again, so that no thought is cut in two. */
const OVERLAP = 0.06;

/** As few parts as there have to be for each to fit into `most` characters; every line stands in one at least. */
export function partsOfFilm(lines: readonly Cue[], most: number): FilmPart[] {
  const sizes = lines.map(({ text }, place) => numbered(text, place).length + 1);
  const parts: FilmPart[] = [];
  let from = 0;
  while (from < lines.length) {
    let to = from;
    for (let size = 0; to < lines.length; to += 1) {
      size += sizes[to] ?? 0;
      if (size > most && to > from) break;
    }
    parts.push({ from, to });
    if (to >= lines.length) break;
    let next = to;
    for (let size = 0; next > from + 1; next -= 1) {
      size += sizes[next - 1] ?? 0;
      if (size > most * OVERLAP) break;
    }
    from = next;
  }
  return parts;
}

export function numbered(text: string, place: number): string {
  return `[${place + 1}] ${text}`;
}
