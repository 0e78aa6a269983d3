import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Core } from '../core.ts';
import type { Metrics } from './metrics.ts';
import { workersSeen } from './workers.ts';

/** What is read from the database and the machine when somebody asks: what waits, what is dead, what is full. */
export function measureState({ registry }: Metrics, core: Core): void {
  const { database, queue, env, now } = core;
  const { db } = database;
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A figure that cannot be read is missing: 0 would say that all is well.
        await read().then(
          (value) => this.set(value),
          () => this.reset(),
        );
      },
    });
  for (const [state, help] of Object.entries({
    waiting: 'Jobs that wait for a worker',
    running: 'Jobs that a worker has',
    dead: 'Jobs that were given up',
  }) as ['waiting' | 'running' | 'dead', string][])
    gauge(`tosite_jobs_${state}`, help, async () => (await queue.counts())[state]);
  gauge('tosite_jobs_late_seconds', 'How long the job has waited whose time came first', async () => {
    const since = await queue.waitingSince();
    return since === null ? 0 : Math.max(0, Date.now() - since) / 1000;
  });
  gauge('tosite_mails_waiting', 'Mails that are written and not sent', async () => {
    const { count } = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
  gauge('tosite_mails_oldest_seconds', 'How long the oldest of them has waited', async () => {
    const { at } = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.min('created_at').as('at'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    return at === null ? 0 : Math.max(0, now() - Number(at)) / 1000;
  });
  gauge(
    'tosite_workers',
    'Workers that were seen within the last minute',
    async () => (await workersSeen(db, now())).filter((age) => age < 60_000).length,
  );
  gauge('tosite_disk_free_bytes', 'What is free where DATA_DIR stands', async () => {
    const { bavail, bsize } = await statfs(env.dataDir);
    return bavail * bsize;
  });
  gauge('tosite_disk_bytes', 'How large that is', async () => {
    const { blocks, bsize } = await statfs(env.dataDir);
    return blocks * bsize;
  });
  const { pool } = database;
  if (pool === null) return;
  gauge('tosite_pool_connections', 'Connections to PostgreSQL that are open', async () => pool.totalCount);
  gauge('tosite_pool_idle', 'Of these, those that nobody uses', async () => pool.idleCount);
  gauge('tosite_pool_waiting', 'Queries that wait for a connection', async () => pool.waitingCount);
}
