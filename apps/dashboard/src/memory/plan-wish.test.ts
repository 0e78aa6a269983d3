import { afterEach, expect, it } from 'vitest';
import { forgetWish, pendingWish, rememberWish, wishOf } from './plan-wish.ts';

afterEach(() => window.localStorage.clear());

it.each([
  ['plan=standard&interval=yearly', 'yearly'],
  ['plan=standard&interval=monthly', 'monthly'],
  ['plan=standard', 'monthly'],
  ['plan=standard&interval=weekly', 'monthly'],
  ['plan=free&interval=yearly', null],
  ['plan=STANDARD', null],
  ['interval=yearly', null],
  ['', null],
])('the address ?%s asks for %s', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toBe(wish);
});

it('is there again after a reload, until it is forgotten', () => {
  expect(pendingWish()).toBeNull();
  rememberWish('yearly');
  expect(window.localStorage.getItem('planWish')).toMatch(/^yearly \d+$/u);
  expect(pendingWish()).toBe('yearly');
  forgetWish();
  expect(pendingWish()).toBeNull();
});

it('lasts a day, and not from a clock that was ahead', () => {
  rememberWish('monthly', 1_000_000);
  expect(pendingWish(1_000_000 + 24 * 60 * 60 * 1000 - 1)).toBe('monthly');
  expect(pendingWish(1_000_000 + 24 * 60 * 60 * 1000)).toBeNull();
  expect(pendingWish(999_999)).toBeNull();
});

it.each(['yearly', 'weekly 5', '{"interval":"yearly"}', 'yearly x', 'yearly 1e99', ''])(
  'a stored %j is no wish',
  (stored) => {
    window.localStorage.setItem('planWish', stored);
    expect(pendingWish(5)).toBeNull();
  },
);
