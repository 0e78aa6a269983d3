// Faults, one after the other, against the built product as its README starts it: docs/faults.md. Build first.
// Usage: pnpm --filter @tosite/e2e faults [--seed N] [--only name,name] [--short] [--ref REF]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../lives/people/random.ts';
import { SCENARIOS } from './scenarios/all.ts';
import type { Finding } from './scenario.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    ref: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const only = values.only?.split(',') ?? null;
const unknown = only?.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}: ${SCENARIOS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const drawn = SCENARIOS.filter(({ name, isShort, onlyNamed = false }) =>
  only === null ? !onlyNamed && (isShort || !values.short) : only.includes(name),
);
let passed = 0;
let failed = 0;
for (const scenario of drawn) {
  const missing = scenario.missing?.() ?? null;
  if (missing !== null) {
    console.log(`-  ${scenario.name}: not run: ${missing}`);
    continue;
  }
  const began = Date.now();
  const random = createRandom(seed);
  const draw = {
    seed,
    short: values.short,
    ref: values.ref ?? null,
    below: (most: number) => random.int(most),
  };
  const result = await scenario.run(draw).catch((error: unknown) => brokenDown(error));
  const wrong = [...result.wrong, ...proofs(result)];
  if (wrong.length === 0) passed += 1;
  else failed += 1;
  const visits =
    result.visits === null ? '' : `, ${result.visits.seen} visits, the slowest ${result.visits.slowest} ms`;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${wrong.length === 0 ? '✓' : '✗'}  ${scenario.name}: ${scenario.title} (${seconds} s)`);
  console.log(`     ${result.writes} acknowledged writes${visits}; ${result.facts}`);
  for (const each of wrong.slice(0, 12)) console.log(`     WRONG ${each}`);
}
if (passed + failed === 0) failed = 1;
console.log(`faults: ${passed} passed, ${failed} failed (seed ${seed})`);
const folder = process.env['TEST_RESULTS_DIR'];
if (folder !== undefined)
  writeFileSync(
    join(folder, 'faults.json'),
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] }),
  );
process.exit(failed === 0 ? 0 : 1);

/** Too little was done for anything to be proved, or visitors did not get their pages. */
function proofs({ writes, least, visits }: Finding): string[] {
  return [
    ...(writes < least ? [`only ${writes} writes were acknowledged, ${least} are needed for a proof`] : []),
    ...(visits !== null && visits.seen < 5 ? [`only ${visits.seen} pages were asked for`] : []),
    ...(visits === null || visits.failed.length === 0
      ? []
      : [`${visits.failed.length} of ${visits.seen} visits got no page: ${visits.failed[0] ?? ''}`]),
  ];
}

function brokenDown(error: unknown): Finding {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { writes: 0, least: 0, visits: null, wrong: [`the scenario broke down: ${said}`], facts: '' };
}
