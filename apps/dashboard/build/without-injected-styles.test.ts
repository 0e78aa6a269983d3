import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { takeOutInjection } from './without-injected-styles.ts';

const installed = readFileSync(
  createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/u, '.mjs'),
  'utf8',
);

it('takes the style sheet out of the installed sonner, and nothing else', () => {
  const without = takeOutInjection(installed);
  expect(without).not.toBeNull();
  expect(without).not.toContain('[data-sonner-toaster]{');
  expect(without).toContain('function Toaster');
  expect(installed.length - (without ?? '').length).toBeGreaterThan(10_000);
});
it('says so when there is nothing to take out', () => {
  expect(takeOutInjection('export const x = 1;')).toBeNull();
});
