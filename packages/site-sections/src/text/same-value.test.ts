import { expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
  ['x', 'x'],
  [[], []],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('%j and %j are the same', (a, b) => expect(sameValue(a, b)).toBe(true));

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j and %j are not', (a, b) => expect(sameValue(a, b)).toBe(false));
