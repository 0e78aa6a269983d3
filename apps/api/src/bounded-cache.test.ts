import { expect, it } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

it('keeps the entries that were used last, each in its place, and lets go of the others by name', () => {
  const gone: string[] = [];
  const cache = boundedCache<string, number>(3, { dispose: (_, key) => gone.push(key) });
  for (const [at, key] of ['a', 'b', 'c'].entries()) cache.set(key, at);
  expect(cache.get('a')).toBe(0);
  cache.set('d', 3);
  expect([...cache.keys()]).toEqual(['d', 'a', 'c']);
  expect(gone).toEqual(['b']);
});

it('sets no room aside for what is not there', () => {
  const before = process.memoryUsage().heapTotal + process.memoryUsage().arrayBuffers;
  const caches = Array.from({ length: 20 }, () => boundedCache<string, number>(500_000));
  const after = process.memoryUsage().heapTotal + process.memoryUsage().arrayBuffers;
  expect(caches.every((cache) => cache.size === 0)).toBe(true);
  // With `max` it is above 200 MB.
  expect(after - before).toBeLessThan(40_000_000);
});

it('forgets after the time that it was given', async () => {
  // The library reads its clock once for all that happens together.
  const later = () => new Promise((resolve) => setTimeout(resolve, 20));
  let now = 1;
  const cache = boundedCache<string, number>(3, { ttl: 1000, perf: { now: () => now } });
  cache.set('a', 1);
  now = 900;
  await later();
  expect(cache.get('a')).toBe(1);
  now = 1100;
  await later();
  expect(cache.get('a')).toBeUndefined();
});
