import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './repository-files.ts';

/** The place that says why, and its test. */
const SAYS_WHY = /\/text\/can-parse-url(?:\.test)?\.ts$/u;

it('whether a text is an address is asked of canParseUrl: that of Node 20 says no to ü on a warm server', () => {
  const files = ['apps', 'packages', 'e2e'].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs)$/u));
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) => /\bURL\.canParse\b/u.test(readFileSync(file, 'utf8')));
  expect(asking.map((file) => relative(ROOT, file)).filter((file) => !SAYS_WHY.test(file))).toEqual([]);
});
