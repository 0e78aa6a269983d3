import { expect, test } from 'vitest';
import { canParseUrl } from './can-parse-url.ts';

test('an address is one however often it was asked', () => {
  const said = new Set<boolean>();
  for (let times = 0; times < 200_000; times += 1) said.add(canParseUrl('https://bücher.example/ü'));
  expect([...said]).toEqual([true]);
});

test.each([
  ['https://a.example', undefined, true],
  ['/below', 'https://a.example', true],
  ['/below', undefined, false],
  ['', undefined, false],
  ['https://', undefined, false],
] as const)('%s below %s: %s', (address, base, is) => {
  expect(canParseUrl(address, base)).toBe(is);
});
