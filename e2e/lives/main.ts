import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { liveOnce, wayOf, type LifeResult } from './run/a-life.ts';
import { printLife, printTotals } from './run/print.ts';
import { startPlatforms, startProduct, type Product } from './run/product.ts';

const PORT = 4520;
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '14' },
    /** One life of that run, again. */
    only: { type: 'string' },
    /** How many corrections of its source each life goes through. */
    corrections: { type: 'string', default: '6' },
    /** Begins no new life after so many seconds. */
    seconds: { type: 'string' },
    /** The address of a PostgreSQL database in place of SQLite. */
    postgres: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const run = { seed, corrections: Number(values.corrections) };
const indexes =
  values.only === undefined
    ? Array.from({ length: Number(values.count) }, (_, index) => index)
    : [Number(values.only)];

const began = Date.now();
const platforms = await startPlatforms();
const products = new Map<boolean, Promise<Product>>();
const productOf = (keyed: boolean): Promise<Product> => {
  const started =
    products.get(keyed) ??
    startProduct({
      port: PORT + (keyed ? 1 : 0),
      platforms: platforms.origin,
      keyed,
      databaseUrl: values.postgres ?? null,
    });
  products.set(keyed, started);
  return started;
};
const results: LifeResult[] = [];
const waiting = [...indexes];
const isLate = (): boolean =>
  values.seconds !== undefined && Date.now() - began > Number(values.seconds) * 1000;

async function work(): Promise<void> {
  for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
    if (isLate()) return;
    const product = await productOf(wayOf(index).keyed);
    const result = await liveOnce(run, index, product, platforms);
    results.push(result);
    printLife(result, seed, values.verbose);
  }
}
await Promise.all([work(), work()]);
const skipped = indexes.length - results.length;
const failed = printTotals(results, { seconds: (Date.now() - began) / 1000, skipped });
for (const product of products.values()) await (await product).stop();
await platforms.close();
const folder = process.env['TEST_RESULTS_DIR'];
if (folder !== undefined) {
  const numbers = { numPassedTests: results.length - failed, numFailedTests: failed + (skipped > 0 ? 1 : 0) };
  writeFileSync(join(folder, 'lives.json'), JSON.stringify({ ...numbers, testResults: [] }));
}
process.exit(failed > 0 || skipped > 0 ? 1 : 0);
