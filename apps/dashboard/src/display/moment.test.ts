import { afterEach, expect, it, vi } from 'vitest';
import { formatMoment, sayMoment, sayPast } from './moment.ts';

afterEach(() => vi.restoreAllMocks());
const now = new Date('2026-03-10T12:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-10_000, 'just now'],
  [10_000, 'in a moment'],
  [-5 * MINUTE, '5 minutes ago'],
  [3 * HOUR, 'in 3 hours'],
  [-24 * HOUR, 'yesterday'],
  [26 * HOUR, 'tomorrow'],
])('%i ms from now is %j', (ms, said) => {
  expect(sayMoment(after(ms), now)).toBe(said);
});

it('is a date when it is more than a week away, and never in a language that our sentences are not in', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  expect(sayMoment(after(-5 * MINUTE), now)).toBe('5 minutes ago');
  expect(sayMoment(after(-20 * 24 * HOUR), now)).toBe('Feb 18, 2026');
  expect(formatMoment('2026-03-10T12:00:00.000Z')).toContain('Mar 10, 2026');
});

it('writes dates as the reader’s own English does', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  expect(sayMoment(after(-20 * 24 * HOUR), now)).toBe('18 Feb 2026');
});

it('what has happened is never told as something to come', () => {
  expect(sayPast(after(2 * MINUTE), now)).toBe('just now');
  expect(sayPast(after(-2 * MINUTE), now)).toBe('2 minutes ago');
});
