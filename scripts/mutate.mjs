// Draws places of the product's code by a seed, breaks each in turn and runs the tests that are near it: are they seen?
// Usage: node scripts/mutate.mjs [--seed 11] [--count 30] [--under packages/site-renderer/src] [--only 3,7]
// It writes into the working tree and puts back what it wrote; begin with a clean one.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '11' },
    count: { type: 'string', default: '30' },
    under: { type: 'string', multiple: true, default: ['packages', 'apps'] },
    /** Numbers of the draw, to try some of them again. */
    only: { type: 'string' },
    /** Test files or folders instead of the tests that import the file. */
    tests: { type: 'string', multiple: true },
  },
});

/** What is broken: a pattern, and what stands in its place. */
const BREAKS = [
  [/ === /gu, ' !== '],
  [/ !== /gu, ' === '],
  [/ && /gu, ' || '],
  [/ \|\| /gu, ' && '],
  [/ < /gu, ' >= '],
  [/ > (?!=)/gu, ' <= '],
  [/\breturn true;/gu, 'return false;'],
  [/\breturn false;/gu, 'return true;'],
  [/\breturn null;/gu, 'return undefined;'],
  [/ \+ 1\b/gu, ' - 1'],
  [/\bif \(!/gu, 'if ('],
];

let state = Number(values.seed);
/** Below `end`; the same for the same seed (mulberry32). */
function draw(end) {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
}

const tracked = spawnSync('git', ['ls-files', '--', ...values.under], { encoding: 'utf8' }).stdout.split(
  '\n',
);
const files = tracked
  .filter((path) => /\/src\/.*\.tsx?$/u.test(path))
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\/words\/|\/fixtures\/|\/samples\//u.test(path))
  .sort();

/** Places in code: what stands in a comment or a type changes nothing. */
function placesOf(text) {
  return BREAKS.flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found, other })),
  ).filter(({ index }) => {
    const begin = text.lastIndexOf('\n', index) + 1;
    return !/^\s*(?:\*|\/\/|\/\*|import|type |\|)/u.test(text.slice(begin, text.indexOf('\n', index)));
  });
}

const drawn = [];
while (drawn.length < Number(values.count)) {
  const path = files[draw(files.length)];
  const text = readFileSync(path, 'utf8');
  const places = placesOf(text);
  if (places.length > 0) drawn.push({ path, text, ...places[draw(places.length)] });
}

const only = values.only?.split(',').map(Number);
let seen = 0;
let tried = 0;
for (const [number, { path, text, index, found, other }] of drawn.entries()) {
  if (only !== undefined && !only.includes(number)) continue;
  tried += 1;
  const line = text.slice(0, index).split('\n').length;
  writeFileSync(path, text.slice(0, index) + other + text.slice(index + found.length));
  const run = spawnSync('npx', ['vitest', ...testsOf(path), '--bail=1', '--reporter=dot'], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  writeFileSync(path, text);
  // A run that did not end says nothing.
  const isSeen = run.status !== 0 && run.status !== null;
  if (isSeen) seen += 1;
  console.log(
    `${isSeen ? 'seen  ' : 'UNSEEN'} ${number} ${path}:${line} ${found.trim()} → ${other.trim().slice(0, 20)}`,
  );
}
console.log(`${seen} of ${tried} seen`);
process.exitCode = seen === tried ? 0 : 1;

function testsOf(path) {
  if (values.tests !== undefined) return ['run', ...values.tests];
  const folder = dirname(path).split('/').slice(0, 2).join('/');
  return ['related', '--run', path, '--project', folder.split('/')[1] ?? ''];
}
