// Takes guards out one at a time, in an order drawn by a seed, and runs the test that has to miss each of them.
// Usage: pnpm run guards [--seed 16] [--count 40] [--only D3,P7] [--write docs/guards.md]
// It writes into the working tree and puts back what it wrote, also after it was killed: then at its next start.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GUARDS, type Guard } from './guards.ts';
import { ROOT } from './repository-files.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '16' },
    count: { type: 'string', default: String(GUARDS.length) },
    /** Controls, to try theirs alone. */
    only: { type: 'string' },
    /** Where the outcome is written as a page. */
    write: { type: 'string' },
  },
});

/** What a file was before a guard of it was taken out, for as long as it is out. */
const JOURNAL = join(ROOT, 'node_modules/.cache/guards.json');

putBack();
let running: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    running?.kill();
    putBack();
    process.exit(130);
  });

const wanted = values.only?.split(',');
const drawn = inOrderOf(Number(values.seed))
  .filter(({ controls }) => wanted === undefined || controls.split(', ').some((one) => wanted.includes(one)))
  .slice(0, Number(values.count));
const outcomes: { guard: Guard; outcome: Outcome }[] = [];
for (const guard of drawn) {
  const outcome = await tryWithout(guard);
  outcomes.push({ guard, outcome });
  console.log(`${outcome.padEnd(10)} ${guard.controls.padEnd(7)} ${guard.what} (${guard.file})`);
}
const caught = outcomes.filter(({ outcome }) => outcome === 'caught').length;
console.log(`${caught} of ${outcomes.length} are missed by their tests`);
if (values.write !== undefined) writeFileSync(join(ROOT, values.write), page());
process.exitCode = caught === outcomes.length ? 0 : 1;

type Outcome = 'caught' | 'NOT CAUGHT' | 'no outcome';

async function tryWithout({ file, text, without, test, only }: Guard): Promise<Outcome> {
  const place = join(ROOT, file);
  const source = readFileSync(place, 'utf8');
  mkdirSync(dirname(JOURNAL), { recursive: true });
  writeFileSync(JOURNAL, JSON.stringify({ place, source }));
  writeFileSync(
    place,
    source.replace(text, () => without),
  );
  try {
    const { status, stdout } = await runTests([test, ...(only === undefined ? [] : ['-t', only])]);
    const report = stdout.slice(stdout.indexOf('{"numTotalTestSuites'));
    const { numFailedTests, numPassedTests } = JSON.parse(report) as Record<string, number>;
    // A file that cannot be read, or of which nothing is run, says nothing of the guard.
    if (numFailedTests === 0 && (status !== 0 || numPassedTests === 0)) return 'no outcome';
    return status === 0 ? 'NOT CAUGHT' : 'caught';
  } catch {
    return 'no outcome';
  } finally {
    putBack();
  }
}

function runTests(what: readonly string[]): Promise<{ status: number | null; stdout: string }> {
  // Of what did not change the transformed text is kept: else each run would begin with all of it.
  const options = ['--bail=1', '--reporter=json', '--experimental.fsModuleCache'];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...what, ...options],
      { cwd: ROOT, timeout: 400_000, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    running = child;
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout }));
  });
}

function putBack(): void {
  if (!existsSync(JOURNAL)) return;
  const { place, source } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { place: string; source: string };
  writeFileSync(place, source);
  rmSync(JOURNAL);
}

/** The same for the same seed (mulberry32). */
function inOrderOf(seed: number): Guard[] {
  let state = seed;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return GUARDS.map((guard) => ({ guard, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ guard }) => guard);
}

function page(): string {
  const rows = outcomes
    .toSorted((one, other) => (one.guard.controls < other.guard.controls ? -1 : 1))
    .map(({ guard: { controls, what, file, test }, outcome }) => {
      const cells = [controls, what, `\`${file}\``, `\`${test}\``, outcome];
      return `| ${cells.join(' | ')} |`;
    });
  return [
    '# Guards taken out',
    '',
    'Each of these was taken out of the code by itself, and the test beside it was run without it: a guard that no test',
    'misses may be lost without anybody noticing. `scripts/guards.ts` has the text of each and what stood there instead;',
    '`scripts/guards.test.ts` fails when one is no longer where it was.',
    '',
    `\`pnpm run guards --seed ${values.seed}${values.only === undefined ? '' : ` --only ${values.only}`} --write ${values.write}\`: ${caught} of ${outcomes.length} were missed.`,
    '',
    '| | guard | taken out of | test | outcome |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
