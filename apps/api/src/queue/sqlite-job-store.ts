import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { randomId } from '../secrets/keys.ts';
import { JOB_KIND_NAMES } from './job-kinds.ts';
import {
  ALL_WAITING,
  backoffMs,
  DEAD_KEPT_MS,
  OWNER_RUNNING,
  OWNER_WAITING,
  SILENT_WORKER,
  type ClaimedJob,
  type JobStore,
} from './job-store.ts';
import { QueueFull } from './queue.ts';

/** The smallest queue that keeps the contract: one table in the embedded database. */
export function sqliteJobStore({ db }: Database): JobStore {
  const held = ({ id, claim }: ClaimedJob) =>
    db.updateTable('jobs').where('id', '=', id).where('claim', '=', claim).where('state', '=', 'running');

  return {
    async open() {},

    async insert(executor, kind, payload, { dedupeKey, runAt, ownerId }) {
      const now = Date.now();
      const waiting = executor
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting');
      if (ownerId !== undefined) {
        const { count } = await waiting.where('owner_id', '=', ownerId).executeTakeFirstOrThrow();
        if (count >= OWNER_WAITING) throw new QueueFull('too much of this owner waits');
      }
      if ((await waiting.executeTakeFirstOrThrow()).count >= ALL_WAITING)
        throw new QueueFull('too much waits');
      const id = randomId();
      const { rows } = await sql<{ id: string }>`
        insert into jobs (id, kind, payload, owner_id, dedupe_key, state, attempts, run_at, created_at)
        values (${id}, ${kind}, ${JSON.stringify(payload)}, ${ownerId ?? null}, ${dedupeKey ?? null}, 'waiting', 0, ${runAt ?? now}, ${now})
        on conflict (kind, dedupe_key) where state = 'waiting' and attempts = 0 do update set kind = excluded.kind
        returning id`.execute(executor);
      return rows[0]?.id ?? id;
    },

    async claim(kind, leaseMs) {
      const now = Date.now();
      const claim = randomId();
      const running = sql`(select count(*) from jobs r where r.owner_id = j.owner_id and r.state = 'running')`;
      const { rows } = await sql<{ id: string; payload: string; attempts: number; owner_id: string | null }>`
        update jobs set state = 'running', attempts = attempts + 1, claim = ${claim}, leased_until = ${now + leaseMs}
        where id = (
          select j.id from jobs j
          where j.kind = ${kind} and j.state = 'waiting' and ${running} < ${OWNER_RUNNING}
            -- What was meant for at once and is of later than now was written before the clock was set back.
            and (j.run_at <= ${now} or (j.run_at = j.created_at and j.attempts = 0))
          order by ${running}, j.run_at, j.created_at limit 1
        )
        returning id, payload, attempts, owner_id`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      return {
        id: row.id,
        kind,
        payload: JSON.parse(row.payload),
        attempt: row.attempts,
        ownerId: row.owner_id,
        claim,
      };
    },

    async renew(job, leaseMs, executor = db) {
      const changed = await executor
        .updateTable('jobs')
        .set({ leased_until: Date.now() + leaseMs })
        .where('id', '=', job.id)
        .where('claim', '=', job.claim)
        .where('state', '=', 'running')
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async finish(job) {
      const changed = await held(job)
        .set({
          state: 'done',
          finished_at: Date.now(),
          payload: '{}',
          dedupe_key: null,
          claim: null,
          reason: null,
        })
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async putBack(job, { delayMs, reason, counted }) {
      const changed = await held(job)
        // The key goes: meanwhile a twin may wait that knows more.
        .set({ state: 'waiting', run_at: Date.now() + delayMs, claim: null, reason, dedupe_key: null })
        .$if(!counted, (query) => query.set((eb) => ({ attempts: eb('attempts', '-', 1) })))
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async bury(job, reason) {
      const changed = await held(job)
        .set({ state: 'dead', finished_at: Date.now(), claim: null, reason })
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async recover(backoff, maxAttempts, own = []) {
      const now = Date.now();
      const late = await db
        .selectFrom('jobs')
        .select(['id', 'attempts', 'claim'])
        .where('state', '=', 'running')
        .where('leased_until', '<', now)
        .execute();
      const silent = late.filter(({ id }) => !own.includes(id));
      for (const { id, attempts, claim } of silent) {
        const isDead = attempts >= maxAttempts;
        await db
          .updateTable('jobs')
          .set({
            state: isDead ? 'dead' : 'waiting',
            finished_at: isDead ? now : null,
            run_at: now + backoffMs(backoff, attempts),
            claim: null,
            dedupe_key: null,
            reason: SILENT_WORKER,
          })
          .where('id', '=', id)
          .where('claim', '=', claim)
          .where('leased_until', '<', now)
          .execute();
      }
      return silent.length;
    },

    async counts() {
      const rows = await db
        .selectFrom('jobs')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
      return { waiting: of('waiting'), running: of('running'), dead: of('dead') };
    },

    async waitingSince() {
      const { at } = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.min('run_at').as('at'))
        .where('state', '=', 'waiting')
        .where('run_at', '<', Date.now())
        .executeTakeFirstOrThrow();
      return at;
    },

    async dead() {
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('state', '=', 'dead')
        .orderBy('finished_at', 'desc')
        .limit(500)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        payload: JSON.parse(row.payload) as unknown,
        attempts: row.attempts,
        reason: row.reason ?? '',
        diedAt: row.finished_at ?? 0,
      }));
    },

    async requeue(id) {
      const changed = await db
        .updateTable('jobs')
        .set({ state: 'waiting', attempts: 0, run_at: Date.now(), finished_at: null, dedupe_key: null })
        .where('id', '=', id)
        .where('state', '=', 'dead')
        .where('kind', 'in', JOB_KIND_NAMES)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async cancelOwner(executor, ownerId) {
      await executor.deleteFrom('jobs').where('owner_id', '=', ownerId).execute();
    },

    async cancel(executor, kind, payload) {
      await executor
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('payload', '=', JSON.stringify(payload))
        .execute();
    },

    async withdraw(executor, kind, dedupeKey) {
      await executor
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('dedupe_key', '=', dedupeKey)
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .execute();
    },

    async purge(before) {
      await db.deleteFrom('jobs').where('state', '=', 'done').where('finished_at', '<', before).execute();
      await db
        .deleteFrom('jobs')
        .where('state', '=', 'dead')
        .where('finished_at', '<', before - DEAD_KEPT_MS)
        .execute();
    },
  };
}
