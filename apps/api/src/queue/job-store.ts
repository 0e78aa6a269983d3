import type { Executor } from '../database/database.ts';
import type { JobKind } from './job-kinds.ts';
import type { DeadJob, EnqueueOptions, QueueCounts } from './queue.ts';

/** A job in the hands of one worker. `claim` is new at each claim: what it says is obeyed only while it stands. */
export type ClaimedJob = {
  id: string;
  kind: JobKind;
  payload: unknown;
  attempt: number;
  ownerId: string | null;
  claim: string;
};

export type Backoff = { firstMs: number; factor: number; maxMs: number };

/** What the runner needs of a database. Every change of a claimed job answers false when the claim no longer stands. */
export type JobStore = {
  open(): Promise<void>;
  insert(executor: Executor, kind: JobKind, payload: unknown, options: EnqueueOptions): Promise<string>;
  /** Takes the next due job, counting the attempt, owners with fewer running jobs first. */
  claim(kind: JobKind, leaseMs: number): Promise<ClaimedJob | null>;
  /** Lengthens the lease; with an executor, as part of its transaction. */
  renew(job: ClaimedJob, leaseMs: number, executor?: Executor): Promise<boolean>;
  /** Keeps nothing of the payload. */
  finish(job: ClaimedJob): Promise<boolean>;
  /** Back into the line. `counted` false: as if this attempt had not been. */
  putBack(
    job: ClaimedJob,
    how: { delayMs: number; reason: string | null; counted: boolean },
  ): Promise<boolean>;
  bury(job: ClaimedJob, reason: string): Promise<boolean>;
  /**
   * Puts back what a silent worker held; buries what was tried `maxAttempts` times. Answers how many. `own`: what the asker
   * itself is at, which is silent for nobody, whatever the clock says.
   */
  recover(backoff: Backoff, maxAttempts: number, own?: readonly string[]): Promise<number>;
  counts(): Promise<QueueCounts>;
  waitingSince(): Promise<number | null>;
  dead(): Promise<DeadJob[]>;
  requeue(id: string): Promise<boolean>;
  cancelOwner(executor: Executor, ownerId: string): Promise<void>;
  cancel(executor: Executor, kind: JobKind, payload: unknown): Promise<void>;
  /** Takes the job out that waits with this key for its first run. */
  withdraw(executor: Executor, kind: JobKind, dedupeKey: string): Promise<void>;
  /** Deletes what was finished before this time, and what died long before it. */
  purge(before: number): Promise<void>;
};

/** How many of an owner's jobs may run at once; by counting, so now and then one more. */
export const OWNER_RUNNING = 2;
export const OWNER_WAITING = 50;
/** So much longer than one that was finished does a dead job stay, to be looked at. */
export const DEAD_KEPT_MS = 21 * 86_400_000;
export const ALL_WAITING = 10_000;
export const SILENT_WORKER = 'the worker stopped answering';

/** 10 s, 40 s, 160 s, 10 min, each a fifth more or less. */
export function backoffMs({ firstMs, factor, maxMs }: Backoff, attempt: number): number {
  return Math.round(Math.min(firstMs * factor ** (attempt - 1), maxMs) * (0.8 + Math.random() * 0.4));
}
