import { expect, it } from 'vitest';
import { isTimeout } from './deadline.ts';
import { createSingleFlight } from './single-flight.ts';

const never = new AbortController().signal;
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

it('F11: does the work once for everybody who asks at the same time, and anew afterwards', async () => {
  const flights = createSingleFlight({ deadlineMs: 1000 });
  let works = 0;
  const work = async () => {
    works += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return works;
  };
  expect(await Promise.all([1, 2, 3].map(() => flights.run('a', work, never)))).toEqual([1, 1, 1]);
  expect(await flights.run('a', work, never)).toBe(2);
});

it('goes on while anybody waits, and ends when the last one leaves', async () => {
  const flights = createSingleFlight({ deadlineMs: 1000 });
  let ended: AbortSignal | undefined;
  const work = async (signal: AbortSignal) => {
    ended = signal;
    return untilAborted(signal);
  };
  const [one, two] = [new AbortController(), new AbortController()];
  const first = flights.run('a', work, one.signal);
  const second = flights.run('a', work, two.signal);
  one.abort(new Error('first left'));
  await expect(first).rejects.toThrow('first left');
  expect(ended?.aborted).toBe(false);
  two.abort(new Error('second left'));
  await expect(second).rejects.toThrow('second left');
  expect(ended?.aborted).toBe(true);
  expect(ended !== undefined && isTimeout(ended)).toBe(false);
});

it('ends at its deadline whatever the callers want', async () => {
  const flights = createSingleFlight({ deadlineMs: 30 });
  await expect(flights.run('a', untilAborted, never)).rejects.toMatchObject({ name: 'TimeoutError' });
});
