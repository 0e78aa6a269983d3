import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 10, 0, 0);

describe('readRetryAfter', () => {
  it.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['0', 1000],
    ['1000000000', 3_600_000],
    ['99999999999999999999999999', 3_600_000],
    ['Fri, 20 Nov 2026 10:02:00 GMT', 120_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 1000],
    ['Fri, 20 Nov 2099 09:00:00 GMT', 3_600_000],
  ])('reads %s as %d ms from now', (value, wait) => {
    expect(readRetryAfter(value, now)).toBe(now + wait);
  });

  it.each([undefined, '', 'soon', '-5', '1.5', '1e9', 'Infinity', '2026-11-20', 'Fri, 99 Foo 2026'])(
    'makes nothing of %s',
    (value) => {
      expect(readRetryAfter(value, now)).toBeNull();
    },
  );
});
