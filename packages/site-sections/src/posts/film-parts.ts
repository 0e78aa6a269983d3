import type { PostOutline } from './post-outline.ts';

/** A stretch of the film that a post was made from. `id`: of the heading that tells of it; null: of what stands before. */
export type FilmPart = { second: number; length: number; id: string | null };

/** A film at the headings that have a second of it; a heading that goes back in time is left out. */
export function filmParts(outline: PostOutline, duration: number): FilmPart[] {
  const starts: { second: number; id: string | null }[] = [{ second: 0, id: null }];
  for (const { heading } of outline.parts) {
    const second = heading === null ? undefined : outline.moments.get(heading.block);
    const last = starts.at(-1);
    if (heading === null || second === undefined || last === undefined || second >= duration) continue;
    if (second > last.second) starts.push({ second, id: heading.id });
    else if (second === last.second && last.id === null) last.id = heading.id;
  }
  return starts.map(({ second, id }, index) => ({
    second,
    id,
    length: (starts[index + 1]?.second ?? duration) - second,
  }));
}
