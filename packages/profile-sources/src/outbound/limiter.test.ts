import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const never = new AbortController().signal;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at a time and the others in order', async () => {
  const limiter = createLimiter(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      limiter.run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(n);
        await nextTurn();
        running -= 1;
      }, never),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('frees the slot of a task that throws, and forgets one that stopped waiting', async () => {
  const limiter = createLimiter(1);
  await expect(limiter.run(async () => Promise.reject(new Error('no')), never)).rejects.toThrow('no');
  let finish = () => undefined as void;
  const first = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)), never);
  const controller = new AbortController();
  const gone = limiter.run(async () => 'gone', controller.signal);
  const last = limiter.run(async () => 'last', never);
  controller.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  finish();
  await first;
  await expect(last).resolves.toBe('last');
  await expect(limiter.run(async () => 'again', never)).resolves.toBe('again');
  await expect(limiter.run(async () => 'late', controller.signal)).rejects.toThrow('left');
});

it('tells whoever waits how many wait before, and how many there are', async () => {
  const limiter = createLimiter(1);
  const finish: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => finish.push(resolve));
  const places: string[] = [];
  const at = (name: string) => (before: number) => void places.push(`${name} ${before}`);
  const controller = new AbortController();
  const first = limiter.run(task, never, at('first'));
  const second = limiter.run(task, never, at('second'));
  const third = limiter.run(task, controller.signal, at('third')).catch(() => undefined);
  const fourth = limiter.run(task, never, at('fourth'));
  await nextTurn();
  expect([places.splice(0), limiter.load()]).toEqual([['second 0', 'third 1', 'fourth 2'], 4]);
  controller.abort();
  await third;
  expect([places.splice(0), limiter.load()]).toEqual([['second 0', 'fourth 1'], 3]);
  finish.shift()?.();
  await first;
  expect(places.splice(0)).toEqual(['fourth 0']);
  await nextTurn();
  finish.shift()?.();
  await second;
  await nextTurn();
  finish.shift()?.();
  await fourth;
  expect([places, limiter.load()]).toEqual([[], 0]);
});
