import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restOutOfView } from './out-of-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isAtRest = () => document.documentElement.dataset['atRest'] !== undefined;

it('the whole page is laid out when sizes may be others, and rests out of view once it is still', () => {
  const { moved } = restOutOfView(document);
  expect(isAtRest()).toBe(false);
  moved();
  vi.advanceTimersByTime(300);
  moved();
  vi.advanceTimersByTime(300);
  expect(isAtRest()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isAtRest()).toBe(true);
  window.dispatchEvent(new Event('resize'));
  expect(isAtRest()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(isAtRest()).toBe(true);
});

it('only items of long lists rest, each as large as it was', () => {
  restOutOfView(document);
  const css = [...document.head.querySelectorAll('style')].at(-1)?.textContent ?? '';
  expect(css).toMatch(/>li\{contain-intrinsic-size:auto /u);
  expect(css).toMatch(/html\[data-at-rest\] \S+>li\{content-visibility:auto\}/u);
});
