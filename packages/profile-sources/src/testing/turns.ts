/** How often a random test is repeated: a third of it in each run, each time with other values; all with `DRAW=all`. */
export const turns = (all: number): { numRuns: number } => ({
  numRuns: process.env['DRAW'] === 'all' ? all : Math.ceil(all / 3),
});
