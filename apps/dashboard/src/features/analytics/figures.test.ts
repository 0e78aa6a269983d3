import { expect, it } from 'vitest';
import { sayChange } from './figures.ts';

it.each([
  [124, 100, '+24%'],
  [50, 100, '−50%'],
  [999, 100, '+899%'],
  [1000, 100, '×10'],
  [1798, 2, '×899'],
  [100, 100, null],
  [5, 0, null],
])('%i after %i is said as %s', (now, before, said) => {
  expect(sayChange(now, before)).toBe(said);
});
