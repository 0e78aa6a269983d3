import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type Engine, type TestDatabase } from '../testing/databases.ts';
import { createQueue, jobStoreOf, type QueueSettings } from './create-queue.ts';
import { backoffMs } from './job-store.ts';
import { QueueFull, TryLater, type Queue } from './queue.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const FAST = { leaseMs: 900, pollMs: 50, backoff: { firstMs: 20, factor: 2, maxMs: 100 } };

describeOnEachDatabase('the queue', (engine: Engine) => {
  let test: TestDatabase;
  const queues: Queue[] = [];

  const open = async (settings: Partial<QueueSettings> = {}): Promise<Queue> => {
    const queue = createQueue(test.database, { log: pino({ level: 'silent' }), ...FAST, ...settings });
    await queue.open();
    queues.push(queue);
    return queue;
  };
  const mail = (queue: Queue, mailId: string, options = {}): Promise<string> =>
    queue.enqueue(test.database.db, 'send-mail', { mailId }, options);

  beforeAll(async () => {
    test = await engine.create();
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop({ timeoutMs: 0 });
    await sql
      .raw(`delete from ${engine.dialect === 'sqlite' ? 'jobs' : 'pgboss.job'}`)
      .execute(test.database.db);
  });
  afterAll(async () => test.drop());

  it('runs a job with its payload, once, and keeps no payload afterwards', async () => {
    const queue = await open();
    const seen: string[] = [];
    queue.work(
      'send-mail',
      async (job) => void seen.push(`${job.payload.mailId} ${job.attempt} ${job.ownerId}`),
    );
    queue.start();
    await mail(queue, 'a', { ownerId: 'ann' });
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
      3000,
    );
    expect(seen).toEqual(['a 1 ann']);
  });

  it('J4: has no job of a transaction that was rolled back, and has that of one that committed', async () => {
    const queue = await open();
    await expect(
      test.database.transaction(async (trx) => {
        await queue.enqueue(trx, 'send-mail', { mailId: 'never' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await queue.counts()).waiting).toBe(0);
    await test.database.transaction(
      async (trx) => void (await queue.enqueue(trx, 'send-mail', { mailId: 'kept' })),
    );
    expect((await queue.counts()).waiting).toBe(1);
  });

  it('J1: tries five times with growing pauses, then keeps the job as dead with its reason, and goes on with the next', async () => {
    const queue = await open();
    const attempts: number[] = [];
    queue.work('send-mail', async (job) => {
      if (job.payload.mailId === 'good') return;
      attempts.push(job.attempt);
      throw new Error('the server said no');
    });
    queue.start();
    const id = await mail(queue, 'poison');
    await mail(queue, 'good');
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 1 }),
      5000,
    );
    expect(attempts).toEqual([1, 2, 3, 4, 5]);
    expect(await queue.dead()).toEqual([
      expect.objectContaining({
        id,
        kind: 'send-mail',
        attempts: 5,
        reason: 'the server said no',
        payload: { mailId: 'poison' },
      }),
    ]);
  });

  it('lets a dead job start anew, counting from one', async () => {
    const queue = await open();
    let isBroken = true;
    const attempts: number[] = [];
    queue.work('send-mail', async (job) => {
      attempts.push(job.attempt);
      if (isBroken) throw new Error('down');
    });
    queue.start();
    const id = await mail(queue, 'a');
    await vi.waitFor(async () => expect((await queue.counts()).dead).toBe(1), 5000);
    isBroken = false;
    expect(await queue.requeue(id)).toBe(true);
    expect(await queue.requeue(id)).toBe(false);
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
      3000,
    );
    expect(attempts).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('J3: keeps one job of a key while it waits for its first run, also of a hundred at once', async () => {
    const queue = await open();
    const ids = await Promise.all(Array.from({ length: 100 }, () => mail(queue, 'same', { dedupeKey: 'k' })));
    expect(new Set(ids).size).toBe(1);
    expect((await queue.counts()).waiting).toBe(1);
    await mail(queue, 'other', { dedupeKey: 'l' });
    expect((await queue.counts()).waiting).toBe(2);
  });

  it('takes a second job of a key while the first one runs, since that one may not have seen the change', async () => {
    const queue = await open();
    const runs: string[] = [];
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    queue.work('send-mail', async (job) => {
      runs.push(job.id);
      await gate;
    });
    queue.start();
    const first = await mail(queue, 'x', { dedupeKey: 'k' });
    await vi.waitFor(() => expect(runs).toEqual([first]), 3000);
    const second = await mail(queue, 'x', { dedupeKey: 'k' });
    expect(second).not.toBe(first);
    letGo();
    await vi.waitFor(() => expect(runs).toEqual([first, second]), 3000);
  });

  it('does not run a job before its time', async () => {
    const queue = await open();
    const startedAt: number[] = [];
    queue.work('send-mail', async () => void startedAt.push(Date.now()));
    queue.start();
    const runAt = Date.now() + 600;
    await mail(queue, 'later', { runAt });
    await vi.waitFor(() => expect(startedAt).toHaveLength(1), 4000);
    expect(startedAt[0]).toBeGreaterThanOrEqual(runAt - 5);
  });

  it('puts a job off without counting the attempt when its handler says so', async () => {
    const queue = await open();
    const attempts: number[] = [];
    queue.work('send-mail', async (job) => {
      attempts.push(job.attempt);
      if (attempts.length < 8) throw new TryLater(10, 'not yet');
    });
    queue.start();
    await mail(queue, 'patient');
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
      5000,
    );
    expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('keeps the lease of a job that takes longer than it', async () => {
    const first = await open();
    const second = await open();
    let runs = 0;
    const slow = async (): Promise<void> => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, FAST.leaseMs * 2.5));
    };
    first.work('send-mail', slow);
    second.work('send-mail', slow);
    first.start();
    second.start();
    await mail(first, 'slow');
    await vi.waitFor(
      async () => expect(await first.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
      8000,
    );
    expect(runs).toBe(1);
  });

  it('J2, J9: gives the job of a silent worker to another, and obeys the silent one no more', async () => {
    const store = jobStoreOf(test.database);
    const queue = await open();
    const id = await mail(queue, 'contended');
    const silent = await store.claim('send-mail', 1);
    await sleep(20);
    expect(await store.recover({ firstMs: 1, factor: 1, maxMs: 1 }, 3)).toBe(1);
    await sleep(20);
    const second = await store.claim('send-mail', 60_000);
    expect([silent?.attempt, second?.id, second?.attempt]).toEqual([1, id, 2]);
    if (silent === null || second === null) throw new Error('both claims were made above');
    expect(await store.renew(silent, 1000)).toBe(false);
    expect(await store.finish(silent)).toBe(false);
    expect(await store.putBack(silent, { delayMs: 0, reason: null, counted: true })).toBe(false);
    expect(await store.bury(silent, 'x')).toBe(false);
    await test.database.transaction(async (trx) => {
      expect(await store.renew(silent, 1000, trx)).toBe(false);
      expect(await store.renew(second, 60_000, trx)).toBe(true);
    });
    expect(await store.finish(second)).toBe(true);
  });

  it('J7: leaves what it does not know to a version that does', async () => {
    const old = await open();
    old.work('send-mail', async () => undefined);
    old.start();
    const id = await old.enqueue(test.database.db, 'publish-website', { websiteId: 'web_x', reason: 'seo' });
    await mail(old, 'known');
    const left = { waiting: 1, running: 0, dead: 0 };
    await vi.waitFor(async () => expect(await old.counts()).toEqual(left), 3000);
    const seen: unknown[] = [];
    const next = await open();
    next.work('publish-website', async (job) => void seen.push([job.id, job.attempt, job.payload]));
    next.start();
    await vi.waitFor(() => expect(seen).toEqual([[id, 1, { websiteId: 'web_x', reason: 'seo' }]]), 3000);
  });

  it('J8: runs nothing twice and lets nothing lie when the clock is set two hours on or back', async () => {
    const queue = await open();
    const runs: string[] = [];
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    queue.work('send-mail', async (job) => {
      runs.push(job.payload.mailId);
      if (job.payload.mailId === 'long') await gate;
    });
    queue.start();
    try {
      await mail(queue, 'long');
      await vi.waitFor(() => expect(runs).toEqual(['long']), 3000);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
      // Longer than it takes until those that fell silent are looked for.
      await sleep(FAST.leaseMs);
      await mail(queue, 'of later');
      await vi.waitFor(() => expect(runs).toEqual(['long', 'of later']), 3000);
      letGo();
      await vi.waitFor(
        async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
        3000,
      );
      await queue.stop({ timeoutMs: 1000 });
      await mail(queue, 'before it was set back');
      vi.setSystemTime(Date.now() - 7_200_000);
      const other = await open();
      other.work('send-mail', async (job) => void runs.push(job.payload.mailId));
      other.start();
      await vi.waitFor(() => expect(runs.at(-1)).toBe('before it was set back'), 3000);
      expect(runs).toHaveLength(3);
    } finally {
      letGo();
      vi.useRealTimers();
    }
  });

  it('J1: buries a job whose workers fell silent three times', async () => {
    const store = jobStoreOf(test.database);
    const queue = await open();
    await mail(queue, 'killer');
    for (let death = 1; death <= 3; death += 1) {
      await sleep(15);
      expect((await store.claim('send-mail', 1))?.attempt).toBe(death);
      await sleep(15);
      await store.recover({ firstMs: 1, factor: 1, maxMs: 1 }, 3);
    }
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 1 });
    expect((await queue.dead())[0]).toMatchObject({ attempts: 3, reason: 'the worker stopped answering' });
  });

  it('J5: gives back what does not end in time at a stop, with its attempts unchanged', async () => {
    const stopping = await open();
    let began = 0;
    let wasAborted = false;
    stopping.work('send-mail', async (job) => {
      began += 1;
      job.signal.addEventListener('abort', () => {
        wasAborted = true;
      });
      await new Promise(() => undefined);
    });
    stopping.start();
    await mail(stopping, 'long');
    await vi.waitFor(() => expect(began).toBe(1), 3000);
    await stopping.stop({ timeoutMs: 50 });
    expect(wasAborted).toBe(true);
    expect(await stopping.counts()).toEqual({ waiting: 1, running: 0, dead: 0 });
    await mail(stopping, 'after');
    const next = await jobStoreOf(test.database).claim('send-mail', 1000);
    expect(next?.attempt).toBe(1);
  });

  it('lets what runs end within the time of a stop', async () => {
    const queue = await open();
    let hasEnded = false;
    queue.work('send-mail', async () => {
      await sleep(150);
      hasEnded = true;
    });
    queue.start();
    await mail(queue, 'short');
    await vi.waitFor(async () => expect((await queue.counts()).running).toBe(1), 3000);
    await queue.stop({ timeoutMs: 3000 });
    expect(hasEnded).toBe(true);
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 });
  });

  it("J6: runs one owner's job soon although another owner has fifty waiting, and refuses a fifty-first", async () => {
    const queue = await open();
    for (let index = 0; index < 50; index += 1) await mail(queue, `a${index}`, { ownerId: 'ann' });
    await expect(mail(queue, 'a50', { ownerId: 'ann' })).rejects.toBeInstanceOf(QueueFull);
    await mail(queue, 'b', { ownerId: 'bob' });
    const order: string[] = [];
    queue.work('send-mail', async (job) => {
      order.push(job.ownerId ?? '');
      await sleep(10);
    });
    queue.start();
    await vi.waitFor(() => expect(order).toContain('bob'), 4000);
    expect(order.indexOf('bob')).toBeLessThanOrEqual(3);
  });

  it('withdraws what waits with a key for its first run, and nothing else', async () => {
    const queue = await open();
    await mail(queue, 'mine', { dedupeKey: 'one' });
    await mail(queue, 'other', { dedupeKey: 'two' });
    await test.database.transaction((trx) => queue.withdraw(trx, 'send-mail', 'one'));
    expect((await queue.counts()).waiting).toBe(1);
    const started: string[] = [];
    let end: () => void = () => undefined;
    queue.work('send-mail', async ({ payload }) => {
      started.push(payload.mailId);
      await new Promise<void>((resolve) => (end = resolve));
    });
    queue.start();
    await expect.poll(() => started).toEqual(['other']);
    // It runs: what it does is not taken from it.
    await queue.withdraw(test.database.db, 'send-mail', 'two');
    expect((await queue.counts()).running).toBe(1);
    end();
    await expect.poll(() => queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 });
  });

  it("takes an owner's jobs out with the transaction that ends the owner", async () => {
    const queue = await open();
    await mail(queue, 'a', { ownerId: 'ann' });
    await mail(queue, 'b', { ownerId: 'bob' });
    await test.database.transaction((trx) => queue.cancelOwner(trx, 'ann'));
    expect((await queue.counts()).waiting).toBe(1);
  });

  it('forgets finished jobs at a purge and keeps dead ones', async () => {
    const queue = await open();
    queue.work('send-mail', async (job) => {
      if (job.payload.mailId === 'bad') throw new Error('bad');
    });
    queue.start();
    await mail(queue, 'good');
    await mail(queue, 'bad');
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ waiting: 0, running: 0, dead: 1 }),
      5000,
    );
    await queue.purge(Date.now() + 60_000);
    expect(await queue.dead()).toHaveLength(1);
  });
});

describe('the pauses between attempts', () => {
  it('are 10 s to 10 min, a fifth more or less', () => {
    const usual = { firstMs: 10_000, factor: 4, maxMs: 600_000 };
    for (const [attempt, middle] of [
      [1, 10_000],
      [2, 40_000],
      [3, 160_000],
      [4, 600_000],
      [5, 600_000],
    ] as const) {
      for (let round = 0; round < 200; round += 1) {
        const pause = backoffMs(usual, attempt);
        expect(pause).toBeGreaterThanOrEqual(middle * 0.8);
        expect(pause).toBeLessThanOrEqual(middle * 1.2);
      }
    }
  });
});
