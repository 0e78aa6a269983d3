import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './account-fields.ts';

const ORIGIN = 'https://dashboard.to.site';

test.each([
  '/',
  '/website',
  '/posts?post=1#top',
  '/website/preview',
  '/create-website?from=github',
  '/%2F%2Fevil.test',
  '/@evil.test',
])('%s is a path of our own', (path) => {
  expect(safeNext(path)).toBe(path);
});

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  'https://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '//dashboard.to.site@evil.test',
  'evil.test',
  '',
  `/${'a'.repeat(512)}`,
  undefined,
  null,
  5,
  ['/website'],
])('A13: %j becomes /', (raw) => {
  expect(safeNext(raw)).toBe('/');
});

test('A13: whatever comes in, the result is a path of the same origin that starts with a single slash', () => {
  const raw = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .tuple(
        fc.array(
          fc.constantFrom('/', '//', '\\', '..', '.', '%2f', '%2e', '%5c', '\t', '@', ':', '?', '#', 'a'),
          { maxLength: 8 },
        ),
        fc.domain(),
      )
      .map(([parts, domain]) => `/${parts.join('')}${domain}`),
  );
  expect(
    fc.check(
      fc.property(raw, (text) => {
        const next = safeNext(text);
        return (
          /^\/(?![/\\])/u.test(next) && new URL(next, ORIGIN).origin === ORIGIN && safeNext(next) === next
        );
      }),
      { numRuns: 20_000 },
    ),
  ).toMatchObject({ failed: false, counterexample: null });
});
