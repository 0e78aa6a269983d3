import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [48_211, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [12_400_000, '12 MB'],
  [1_240_000_000, '1.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
