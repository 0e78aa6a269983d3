import { expect, it } from 'vitest';
import { readRange } from './read-range.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-400', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-400', { start: 0, end: 99 }],
  ['Bytes=5-5', { start: 5, end: 5 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-9', null],
  ['bytes=9999999999999999999-', null],
  [null, null],
] as const)('reads %s of a hundred bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});
