import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CONTROLS, controlsPage, OPEN, proofs } from './controls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const found = proofs(root);

it('docs/controls.md names the tests that are there: after a change run pnpm run write-docs', () => {
  expect(readFileSync(`${root}/docs/controls.md`, 'utf8')).toBe(controlsPage(found));
});

it('no title has the number of a control that is none', () => {
  expect([...found.keys()].filter((number) => !Object.hasOwn(CONTROLS, number))).toEqual([]);
  expect(found.size).toBeGreaterThan(40);
});

it('a control has a test, or a reason why it has none, and not both', () => {
  const reasons = new Set(Object.keys(OPEN));
  expect(Object.keys(CONTROLS).filter((number) => found.has(number) === reasons.has(number))).toEqual([]);
  expect([...reasons].filter((number) => !Object.hasOwn(CONTROLS, number))).toEqual([]);
});
