import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Database, Executor } from '../database/database.ts';
import { randomId } from '../secrets/keys.ts';
import { JOB_KIND_NAMES } from './job-kinds.ts';
import {
  ALL_WAITING,
  DEAD_KEPT_MS,
  OWNER_RUNNING,
  OWNER_WAITING,
  SILENT_WORKER,
  type ClaimedJob,
  type JobStore,
} from './job-store.ts';
import { QueueFull } from './queue.ts';

type Data = { payload: unknown; ownerId: string | null };

/** pg-boss's own statements on our transaction. */
const through = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: [...(await executor.executeQuery(CompiledQuery.raw(text, values))).rows],
  }),
});

/**
 * pg-boss keeps, inserts and partitions the jobs. Claiming, leases and giving up are written here on its table,
 * because version 10 (the last for Node 20) has no heartbeat, no fencing and no fairness between owners. Its attempts
 * are `retry_count` + 1; the claim that stands is in `output`.
 */
export function pgBossJobStore(database: Database): JobStore {
  const { db, pool } = database;
  if (pool === null) throw new TypeError('pg-boss needs PostgreSQL');
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);

  const changes = async (query: RawBuilder<unknown>, executor: Executor = db): Promise<boolean> =>
    (await query.execute(executor)).numAffectedRows === 1n;
  const isHeld = ({ id, kind, claim }: ClaimedJob) =>
    sql`name = ${kind} and id = ${id}::uuid and state = 'active' and output ->> 'claim' = ${claim}`;

  return {
    // pg-boss makes its own schema and tables at the first start, and a new kind of job makes a queue of its own: of two
    // processes that start at once, one would find half of what the other is making, and end.
    open: () =>
      alone(pool, async () => {
        await boss.start();
        // Of those that wait for their first run, a queue with this policy keeps one for each key.
        for (const kind of JOB_KIND_NAMES)
          await boss.createQueue(kind, { name: kind, policy: 'short', retryLimit: 4 });
        await sql`create index if not exists tosite_active_owner on pgboss.job ((data ->> 'ownerId')) where state = 'active'`.execute(
          db,
        );
        await sql`create index if not exists tosite_waiting_owner on pgboss.job ((data ->> 'ownerId')) where state < 'active'`.execute(
          db,
        );
      }),

    async insert(executor, kind, payload, { dedupeKey, runAt, ownerId }) {
      await assertRoom(executor, ownerId ?? null);
      const data: Data = { payload, ownerId: ownerId ?? null };
      const key = dedupeKey ?? randomId();
      for (;;) {
        const id = await boss.send(kind, data, {
          db: through(executor),
          singletonKey: key,
          ...(runAt === undefined ? {} : { startAfter: new Date(runAt) }),
        });
        if (id !== null) return id;
        const { rows } = await sql<{ id: string }>`
          select id from pgboss.job where name = ${kind} and singleton_key = ${key} and state = 'created' limit 1`.execute(
          executor,
        );
        // Between the two statements the twin may have been claimed: then there is room for this one.
        if (rows[0] !== undefined) return rows[0].id;
      }
    },

    async claim(kind, leaseMs) {
      const claim = randomId();
      const running = sql`(select count(*) from pgboss.job r where r.state = 'active' and r.data ->> 'ownerId' = j.data ->> 'ownerId')`;
      const { rows } = await sql<{ id: string; data: Data; retry_count: number }>`
        with next as (
          select j.id from pgboss.job j
          where j.name = ${kind} and j.state < 'active' and j.start_after <= now() and ${running} < ${OWNER_RUNNING}
          order by ${running}, j.start_after, j.created_on limit 1
          for update of j skip locked
        )
        update pgboss.job j set
          state = 'active', started_on = now(), expire_in = ${seconds(leaseMs)},
          retry_count = case when started_on is not null then retry_count + 1 else retry_count end,
          output = jsonb_build_object('claim', ${claim}::text)
        from next where j.name = ${kind} and j.id = next.id
        returning j.id, j.data, j.retry_count`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      return {
        id: row.id,
        kind,
        payload: row.data.payload,
        attempt: row.retry_count + 1,
        ownerId: row.data.ownerId,
        claim,
      };
    },

    renew: (job, leaseMs, executor) =>
      changes(
        sql`update pgboss.job set started_on = now(), expire_in = ${seconds(leaseMs)} where ${isHeld(job)}`,
        executor,
      ),

    finish: (job) =>
      changes(
        sql`update pgboss.job set state = 'completed', completed_on = now(), data = '{}', singleton_key = null, output = null where ${isHeld(job)}`,
      ),

    putBack: (job, { delayMs, reason, counted }) =>
      changes(sql`
        update pgboss.job set
          state = 'retry', start_after = now() + ${seconds(delayMs)},
          started_on = case when ${counted} then started_on else null end,
          output = jsonb_build_object('reason', ${reason}::text)
        where ${isHeld(job)}`),

    bury: (job, reason) =>
      changes(sql`
        update pgboss.job set state = 'failed', completed_on = now(), output = jsonb_build_object('reason', ${reason}::text)
        where ${isHeld(job)}`),

    async recover({ firstMs, factor, maxMs }, maxAttempts) {
      const wait = sql`least(${firstMs}::float8 * power(${factor}::float8, retry_count), ${maxMs}::float8) * (0.8 + random() * 0.4)`;
      const isDead = sql`retry_count + 1 >= ${maxAttempts}`;
      const { numAffectedRows } = await sql`
        update pgboss.job set
          state = case when ${isDead} then 'failed'::pgboss.job_state else 'retry'::pgboss.job_state end,
          completed_on = case when ${isDead} then now() end,
          start_after = now() + ${wait} * interval '1 millisecond',
          output = jsonb_build_object('reason', ${SILENT_WORKER}::text)
        where state = 'active' and started_on + expire_in < now()`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    async counts() {
      const { rows } = await sql<{ state: string; count: number }>`
        select state::text, count(*) from pgboss.job where state <> 'completed' group by state order by state`.execute(
        db,
      );
      const of = (...states: string[]): number =>
        rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + Number(row.count), 0);
      return { waiting: of('created', 'retry'), running: of('active'), dead: of('failed') };
    },

    async waitingSince() {
      const { rows } = await sql<{ at: number | null }>`
        select (extract(epoch from min(start_after)) * 1000)::float8 as at
        from pgboss.job where state in ('created', 'retry') and start_after < now()`.execute(db);
      return rows[0]?.at ?? null;
    },

    async dead() {
      const { rows } = await sql<{
        id: string;
        name: string;
        data: Data;
        retry_count: number;
        reason: string | null;
        died: number;
      }>`
        select id, name, data, retry_count, output ->> 'reason' as reason, (extract(epoch from completed_on) * 1000)::float8 as died
        from pgboss.job where state = 'failed' order by completed_on desc, id limit 500`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        kind: row.name,
        payload: row.data.payload,
        attempts: row.retry_count + 1,
        reason: row.reason ?? '',
        diedAt: row.died,
      }));
    },

    async requeue(id) {
      if (!/^[0-9a-f-]{36}$/u.test(id)) return false;
      return changes(sql`
        update pgboss.job set state = 'retry', retry_count = 0, started_on = null, start_after = now(), completed_on = null
        where id = ${id}::uuid and state = 'failed'`);
    },

    async cancelOwner(executor, ownerId) {
      await sql`delete from pgboss.job where data ->> 'ownerId' = ${ownerId} and state <> 'completed'`.execute(
        executor,
      );
    },

    async cancel(executor, kind, payload) {
      await sql`delete from pgboss.job where name = ${kind} and data -> 'payload' = ${JSON.stringify(payload)}::jsonb`.execute(
        executor,
      );
    },

    async withdraw(executor, kind, dedupeKey) {
      await sql`delete from pgboss.job where name = ${kind} and singleton_key = ${dedupeKey} and state = 'created'`.execute(
        executor,
      );
    },

    async purge(before) {
      await sql`delete from pgboss.job where state in ('completed', 'cancelled') and completed_on < to_timestamp(${before / 1000})`.execute(
        db,
      );
      await sql`delete from pgboss.job where state = 'failed' and completed_on < to_timestamp(${(before - DEAD_KEPT_MS) / 1000})`.execute(
        db,
      );
    },
  };
}

async function assertRoom(executor: Executor, ownerId: string | null): Promise<void> {
  const { rows } = await sql<{ mine: number; all: number }>`
    select count(*) filter (where data ->> 'ownerId' = ${ownerId}) as mine, count(*) as all
    from (select data from pgboss.job where state < 'active' limit ${ALL_WAITING}) waiting`.execute(executor);
  const [row] = rows;
  if (Number(row?.mine ?? 0) >= OWNER_WAITING) throw new QueueFull('too much of this owner waits');
  if (Number(row?.all ?? 0) >= ALL_WAITING) throw new QueueFull('too much waits');
}

function seconds(ms: number): RawBuilder<unknown> {
  return sql`${ms}::float8 * interval '1 millisecond'`;
}

/** Any two starters take the same lock. */
const OPENING = 7_206_414;

/** Does it while no other process does; a process that ends gives its turn away. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    // Whoever waits may wait for a whole start.
    await holder.query('set statement_timeout = 0');
    await holder.query('select pg_advisory_lock($1::bigint)', [OPENING]);
    await work();
  } finally {
    // With its connection the lock ends, whatever became of the work.
    holder.release(true);
  }
}
