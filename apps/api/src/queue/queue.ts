import type { Executor } from '../database/database.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

export type Job<K extends JobKind = JobKind> = {
  readonly id: string;
  readonly kind: K;
  readonly payload: JobPayloads[K];
  /** 1 on the first run. Counted when the job is claimed, so a run that killed the process counts. */
  readonly attempt: number;
  readonly ownerId: string | null;
  /** Aborted when the lease is lost or the process stops. */
  readonly signal: AbortSignal;
  /**
   * Throws LeaseLost when another worker may have taken the job over. Called with the transaction of an effect, it
   * makes the effect and the lease one: the transaction commits only while the job is still ours.
   */
  readonly fence: (executor?: Executor) => Promise<void>;
};

export type EnqueueOptions = {
  /** While a job of this kind with this key waits for its first run, enqueueing it again changes nothing. */
  dedupeKey?: string;
  /** Milliseconds since 1970; absent: at once. */
  runAt?: number;
  /** Whose work it is: at most two of an owner's jobs run at once, at most fifty wait. */
  ownerId?: string;
};

export type QueueCounts = { waiting: number; running: number; dead: number };
export type DeadJob = {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  reason: string;
  diedAt: number;
};

/** Slow work: at least once, in the transaction that causes it, with backoff and a list of what gave up. */
export type Queue = {
  /** Inserts the job with `executor`: rolled back with it. Answers the id (of the waiting twin, with a dedupeKey). Throws QueueFull. */
  enqueue<K extends JobKind>(
    executor: Executor,
    kind: K,
    payload: JobPayloads[K],
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Registers the one handler of a kind, before `start`. */
  work<K extends JobKind>(kind: K, handler: (job: Job<K>) => Promise<void>): void;
  /** Makes ready to enqueue, on every role. */
  open(): Promise<void>;
  /** Begins to claim jobs. */
  start(): void;
  /** Stops claiming, waits for what runs, then gives the rest back with their attempts unchanged. */
  stop(options: { timeoutMs: number }): Promise<void>;
  counts(): Promise<QueueCounts>;
  dead(): Promise<DeadJob[]>;
  /** Since when the job has waited whose time came first, by the machine's clock; null: none is late. */
  waitingSince(): Promise<number | null>;
  /** Lets a dead job start anew. False: there is no such dead job. */
  requeue(id: string): Promise<boolean>;
  /** Takes an owner's waiting jobs out; running ones lose their lease. */
  cancelOwner(executor: Executor, ownerId: string): Promise<void>;
  /** Takes every job of this kind with exactly this payload out, dead ones too. */
  cancel<K extends JobKind>(executor: Executor, kind: K, payload: JobPayloads[K]): Promise<void>;
  /** Takes the job out that waits with this key for its first run; one that runs goes on. */
  withdraw(executor: Executor, kind: JobKind, dedupeKey: string): Promise<void>;
  /** Deletes what was finished before this time, and what gave up three weeks earlier than that. */
  purge(before: number): Promise<void>;
};

/** The job was taken over by another worker, or cancelled: nothing of it may be written any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Too much of an owner's work, or of everybody's, waits already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Thrown by a handler: run me later, and do not count this as an attempt. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly delayMs: number;

  constructor(delayMs: number, reason: string) {
    super(reason);
    this.delayMs = delayMs;
  }
}
