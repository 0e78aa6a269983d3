import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from './people/random.ts';
import { liveOnce, wayOf, type LifeResult } from './run/a-life.ts';
import { liveInput } from './run/an-input.ts';
import { printLife, printTotals } from './run/print.ts';
import { allInputs } from './ways/inputs.ts';
import { startPlatforms, startProduct, type Product } from './run/product.ts';

const PORT = 4520;
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '14' },
    /** One life of that run again, or several: `--only 3,i7`. */
    only: { type: 'string' },
    /** How many corrections of its source each life goes through. */
    corrections: { type: 'string', default: '6' },
    /** Begins no new life after so many seconds. */
    seconds: { type: 'string' },
    /** The address of a PostgreSQL database in place of SQLite. */
    postgres: { type: 'string' },
    /** Beside drawn people: so many of the recorded profiles, samples and inputs that were read wrongly once; or `all`. */
    inputs: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const run = { seed, corrections: Number(values.corrections) };
const inputs = allInputs();
const drawn = Array.from({ length: Number(values.count) }, (_, index) => String(index));
const given = createRandom(seed).shuffled(inputs.map((_, index) => `i${index}`));
const some = values.inputs === 'all' ? given : given.slice(0, Number(values.inputs));
const ids = values.only === undefined ? [...drawn, ...some] : values.only.split(',');

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
const waiting = [...ids];
const isLate = (): boolean =>
  values.seconds !== undefined && Date.now() - began > Number(values.seconds) * 1000;

async function live(id: string): Promise<LifeResult> {
  const index = Number(id.replace('i', ''));
  const input = id.startsWith('i') ? inputs[index] : undefined;
  if (input === undefined) return liveOnce(run, index, await productOf(wayOf(index).keyed), platforms);
  return liveInput(run, index, input, await productOf(input.keyed), platforms);
}

async function work(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (isLate()) return;
    const result = await live(id);
    results.push(result);
    printLife(result, seed, values.verbose);
  }
}
await Promise.all([work(), work()]);
const skipped = ids.length - results.length;
const failed = printTotals(results, { seconds: (Date.now() - began) / 1000, skipped });
for (const product of products.values()) await (await product).stop();
await platforms.close();
const folder = process.env['TEST_RESULTS_DIR'];
if (folder !== undefined) {
  const numbers = { numPassedTests: results.length - failed, numFailedTests: failed };
  writeFileSync(join(folder, 'lives.json'), JSON.stringify({ ...numbers, testResults: [] }));
}
process.exit(failed > 0 ? 1 : 0);
