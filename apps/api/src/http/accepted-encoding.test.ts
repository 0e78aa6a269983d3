import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('what a visitor can read', () => {
  it.each([
    [null, null],
    ['', null],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip; q=0', null],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=nonsense', 'br'],
    ['identity', null],
    ['identity;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['identity;q=0, *, br;q=0', 'gzip'],
    ['*', null],
    ['*;q=0', null],
    ['deflate', null],
    ['brotli, abr', null],
    [',;,;q=,', null],
    [`${'x,'.repeat(5000)}br`, null],
  ])('by %j is %j', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
