import type { People } from './people.ts';

/** What came of one fault. */
export type Finding = {
  /** Writes that were acknowledged: with fewer than `least`, nothing was proved. */
  writes: number;
  least: number;
  /** Pages that visitors asked for while it lasted; null: the only process was dead meanwhile. */
  visits: { seen: number; failed: string[]; slowest: number } | null;
  /** What was lost, torn, or answered as it must not be, in sentences. */
  wrong: string[];
  /** What else was seen. */
  facts: string;
};

export type Draw = {
  seed: number;
  /** The smaller form. */
  short: boolean;
  /** Another version of the product; null: a usual one. */
  ref: string | null;
  /** A number below `most`, by the seed. */
  below: (most: number) => number;
};

export type Scenario = {
  name: string;
  title: string;
  /** Whether it belongs to the short draw. */
  isShort: boolean;
  /** True: it takes minutes before it begins, so that it is run where it is named. */
  onlyNamed?: boolean;
  /** Why it cannot be run here; null: it can. */
  missing?: () => string | null;
  run: (draw: Draw) => Promise<Finding>;
};

/** Statuses of writes other than these are wrong. */
export function unexpected(people: People, expected: readonly string[]): string[] {
  return [...people.statuses]
    .filter(([status]) => !expected.includes(status))
    .map(([status, count]) => `${count} writes were answered ${status}`);
}

export const told = (people: People): string =>
  [...people.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
