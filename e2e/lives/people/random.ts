/** A draw that is the same for the same seed, on every machine. */
export type Random = {
  /** 0 to `below` - 1. */
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  shuffled<T>(from: readonly T[]): T[];
};

/** mulberry32: small, and good enough to draw people with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    pick<T>(from: readonly T[]): T {
      const chosen = from[int(from.length)];
      if (chosen === undefined) throw new Error('nothing to draw from');
      return chosen;
    },
    chance: (share) => next() < share,
    shuffled<T>(from: readonly T[]): T[] {
      return from
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value);
    },
  };
}

/** One seed for one life of a run. */
export function seedOf(run: number, life: number): number {
  return (Math.imul(run ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) ^ Math.imul(life + 1, 0xc2_b2_ae_35)) >>> 0;
}
