/** Whether everything is looked at, not a part of it: `DRAW=all`. */
export const isWhole = process.env['DRAW'] === 'all';

/**
 * Of many that are looked at in the same way, every `of`-th one, beginning with another one each turn: over all turns
 * all of them come up, though no turn looks at all. With `DRAW=all` every turn does.
 */
export function partOf<T>(all: readonly T[], turn: number, of: number): readonly T[] {
  return isWhole ? all : all.filter((_, index) => index % of === turn % of);
}
