import type { LeftOut } from '../profile/source-report.ts';

/** Something that a source tells and a profile has no place for, or never takes; `words` say it to its owner. */
export type KnownLeftOut = Pick<LeftOut, 'table' | 'column' | 'why'> & { words: string };

/** The report's lines: of what is known to be left out, what there was of it. */
export function countLeftOut(
  known: readonly KnownLeftOut[],
  countOf: (table: string, column: string | null) => number,
): LeftOut[] {
  return known.flatMap(({ table, column, why }) => {
    const count = countOf(table, column);
    return count >= 1 ? [{ table, column, count, why }] : [];
  });
}
