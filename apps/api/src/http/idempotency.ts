import type { Database, Executor } from '../database/database.ts';
import type { Clock } from '../clock.ts';
import type { Keys } from '../secrets/keys.ts';
import { isUniqueViolation } from '../database/database-errors.ts';
import { ApiFailure } from './api-failure.ts';

/** An answer as it is given again: its body as JSON text, and the cookies that came with it. */
export type KeptAnswer = { status: number; body: string | null; cookies: string[] };

/** What an answer is of. When that is deleted, so is the answer. */
export type AnswerOf = `user:${string}` | `website:${string}` | `preview:${string}`;

/** A claim on a key: exactly one request holds it at a time. */
export type Ticket = { scope: string; key: string; claimedAt: number };

export type Idempotency = {
  /** The first answer, when there is one; else a ticket for making it. Waits while another request makes it. */
  begin(
    scope: string,
    key: string,
    request: string | Uint8Array,
  ): Promise<{ answer: KeptAnswer } | { ticket: Ticket }>;
  /** For keeping an answer whose effect has no transaction. */
  readonly executor: Executor;
  /** Keeps the answer, in the transaction of its effect when it has one. Throws when the claim was lost. */
  keep(executor: Executor, ticket: Ticket, answer: KeptAnswer, about: AnswerOf | null): Promise<void>;
  /** Nothing happened: the key is free again. */
  release(ticket: Ticket): Promise<void>;
  /** Frees what a process that died was working on; only while no other process runs. */
  releaseAll(): Promise<void>;
  /** Forgets answers older than a day. */
  sweep(): Promise<void>;
};

const CLAIM_MS = 60_000;
const WAIT_MS = 20_000;
const KEPT_MS = 86_400_000;

export function createIdempotency(parts: { database: Database; keys: Keys; clock: Clock }): Idempotency {
  const { database, keys, clock } = parts;
  const { db } = database;

  const claim = async (scope: string, key: string, requestHash: string): Promise<Ticket | null> => {
    const claimedAt = clock.now();
    try {
      await db
        .insertInto('idempotency_keys')
        .values({ scope, key, request_hash: requestHash, status: null, answer: null, created_at: claimedAt })
        .execute();
      return { scope, key, claimedAt };
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  };

  return {
    executor: db,

    async begin(scope, key, request) {
      const requestHash = keys.mac('idempotency', request).toString('hex');
      const deadline = Date.now() + WAIT_MS;
      for (;;) {
        const ticket = await claim(scope, key, requestHash);
        if (ticket !== null) return { ticket };
        const row = await db
          .selectFrom('idempotency_keys')
          .selectAll()
          .where('scope', '=', scope)
          .where('key', '=', key)
          .executeTakeFirst();
        if (row === undefined) continue;
        if (row.request_hash !== requestHash) {
          throw new ApiFailure('idempotency_mismatch', { id: 'service.idempotencyUsed' });
        }
        if (row.status !== null && row.answer !== null) {
          const opened = keys.open('idempotency', row.answer);
          // Sealed with a secret that is gone: the effect happened, its answer cannot be given again.
          if (opened === null) throw new ApiFailure('conflict', { id: 'service.doneAlready' });
          return { answer: JSON.parse(opened) as KeptAnswer };
        }
        const now = clock.now();
        if (row.created_at < now - CLAIM_MS) {
          const taken = await db
            .updateTable('idempotency_keys')
            .set({ created_at: now })
            .where('scope', '=', scope)
            .where('key', '=', key)
            .where('status', 'is', null)
            .where('created_at', '=', row.created_at)
            .executeTakeFirst();
          if (taken.numUpdatedRows === 1n) return { ticket: { scope, key, claimedAt: now } };
        }
        if (Date.now() > deadline) {
          throw new ApiFailure('conflict', { id: 'service.stillRunning' }, { retryAfter: 2 });
        }
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },

    async keep(executor, ticket, answer, about) {
      const kept = await executor
        .updateTable('idempotency_keys')
        .set({ status: answer.status, answer: keys.seal('idempotency', JSON.stringify(answer)), about })
        .where('scope', '=', ticket.scope)
        .where('key', '=', ticket.key)
        .where('created_at', '=', ticket.claimedAt)
        .where('status', 'is', null)
        .executeTakeFirst();
      if (kept.numUpdatedRows !== 1n) {
        throw new ApiFailure('conflict', { id: 'service.runningElsewhere' }, { retryAfter: 2 });
      }
    },

    async release(ticket) {
      await db
        .deleteFrom('idempotency_keys')
        .where('scope', '=', ticket.scope)
        .where('key', '=', ticket.key)
        .where('created_at', '=', ticket.claimedAt)
        .where('status', 'is', null)
        .execute();
    },

    async releaseAll() {
      await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
    },

    async sweep() {
      await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', clock.now() - KEPT_MS)
        .execute();
    },
  };
}

/** Forgets the answers about something that is deleted in this transaction. */
export async function forgetAnswers(trx: Executor, about: AnswerOf): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('about', '=', about).execute();
}
