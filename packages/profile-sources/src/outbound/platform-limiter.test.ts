import { describe, expect, it } from 'vitest';
import { startDeadline } from './deadline.ts';
import { createPlatformLimiter, PlatformBusy, PlatformPaused } from './platform-limiter.ts';

const never = new AbortController().signal;
const down = new Error('down');

function createTestLimiter(options: { previewsAtOnce?: number } = {}) {
  const clock = { at: 0, now: () => clock.at };
  const limiter = createPlatformLimiter({
    mainBucket: 'rest',
    isOutage: (error) => error === down,
    clock,
    ...options,
  });
  return { limiter, clock };
}
const fail = async (error: Error) => Promise.reject(error);

describe('pauses', () => {
  it('asks nothing before the time that the platform named, and asks again then', async () => {
    const { limiter, clock } = createTestLimiter();
    limiter.pause('rest', 120_000);
    let asked = 0;
    const ask = async () => (asked += 1);
    clock.at = 119_999;
    await expect(limiter.call('rest', ask, never)).rejects.toMatchObject({ reason: 'limit', until: 120_000 });
    await expect(limiter.preview(ask, never)).rejects.toBeInstanceOf(PlatformPaused);
    expect(asked).toBe(0);
    clock.at = 120_000;
    await expect(limiter.call('rest', ask, never)).resolves.toBe(1);
  });

  it('holds one lane without holding another', async () => {
    const { limiter } = createTestLimiter();
    limiter.pause('graphql', 60_000);
    await expect(limiter.call('rest', async () => 'asked', never)).resolves.toBe('asked');
    await expect(limiter.preview(async () => 'read', never)).resolves.toBe('read');
    await expect(limiter.call('graphql', async () => 'asked', never)).rejects.toBeInstanceOf(PlatformPaused);
  });

  it('waits a minute where no time was named, twice as long each time in a row, an hour at most', () => {
    const { limiter, clock } = createTestLimiter();
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => {
      const from = clock.at;
      // Calls under way together meet the same limit.
      limiter.pause('rest', null);
      clock.at = limiter.pause('rest', null);
      return (clock.at - from) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('never believes more than an hour', () => {
    const { limiter } = createTestLimiter();
    expect(limiter.pause('rest', 1e15)).toBe(3_600_000);
  });
});

describe('the breaker', () => {
  it('opens for a minute after three failures in a row, then lets one failure open it again', async () => {
    const { limiter, clock } = createTestLimiter();
    for (let n = 0; n < 3; n += 1) await expect(limiter.preview(() => fail(down), never)).rejects.toBe(down);
    await expect(limiter.preview(async () => 'read', never)).rejects.toMatchObject({
      reason: 'failures',
      until: 60_000,
    });
    clock.at = 60_000;
    await expect(limiter.preview(() => fail(down), never)).rejects.toBe(down);
    await expect(limiter.preview(async () => 'read', never)).rejects.toMatchObject({ until: 120_000 });
    clock.at = 120_000;
    await expect(limiter.preview(async () => 'read', never)).resolves.toBe('read');
    await expect(limiter.preview(() => fail(down), never)).rejects.toBe(down);
    await expect(limiter.preview(async () => 'read', never)).resolves.toBe('read');
  });

  it('does not count what says nothing about the platform', async () => {
    const { limiter } = createTestLimiter();
    for (let n = 0; n < 5; n += 1) {
      await expect(limiter.preview(() => fail(new Error('not found')), never)).rejects.toThrow('not found');
      const caller = new AbortController();
      const leaveAndFail = async () => {
        caller.abort();
        return fail(down);
      };
      await expect(limiter.preview(leaveAndFail, caller.signal)).rejects.toBe(down);
    }
    await expect(limiter.preview(async () => 'read', never)).resolves.toBe('read');
  });
});

it('says that we are busy when the deadline passes before a turn came', async () => {
  const { limiter } = createTestLimiter({ previewsAtOnce: 1 });
  const long = startDeadline(60_000);
  const first = limiter.preview(
    () => new Promise((resolve) => long.signal.addEventListener('abort', resolve)),
    never,
  );
  const deadline = startDeadline(20);
  await expect(limiter.preview(async () => 'read', deadline.signal)).rejects.toBeInstanceOf(PlatformBusy);
  long.abort();
  await first;
});
