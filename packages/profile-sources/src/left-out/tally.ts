import type { LeftOut } from '@tosite/validation/profile/source-report';
import { clip } from '../text/clean-text.ts';

type Place = { table: string; column: string | null };

/** Counts what a source holds and a profile does not: never a value, only where it stood, how often, and why. */
export type Tally = {
  add(place: Place, why: LeftOut['why'], count?: number): void;
  /** In the order in which it was met. */
  list(): LeftOut[];
};

const MAX = 1000;

export function createTally(): Tally {
  const counts = new Map<string, LeftOut>();
  return {
    add({ table, column }, why, count = 1) {
      if (count < 1) return;
      const place = { table: clip(table, 200), column: column === null ? null : clip(column, 200) };
      const key = JSON.stringify([place, why]);
      const known = counts.get(key);
      if (known !== undefined) known.count += count;
      else if (counts.size < MAX) counts.set(key, { ...place, count, why });
    },
    list: () => [...counts.values()],
  };
}
