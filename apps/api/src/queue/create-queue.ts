import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Backoff, JobStore } from './job-store.ts';
import { pgBossJobStore } from './pg-boss-job-store.ts';
import type { Queue } from './queue.ts';
import { createRunner } from './runner.ts';
import { sqliteJobStore } from './sqlite-job-store.ts';

export type QueueSettings = {
  log: Logger;
  /** How long a worker may be silent before its job goes to another. */
  leaseMs?: number;
  pollMs?: number;
  backoff?: Backoff;
};

export function jobStoreOf(database: Database): JobStore {
  return database.dialect === 'postgres' ? pgBossJobStore(database) : sqliteJobStore(database);
}

/** The queue of the database that is in use; the same contract on both. */
export function createQueue(database: Database, settings: QueueSettings): Queue {
  return createRunner(jobStoreOf(database), {
    log: settings.log,
    leaseMs: settings.leaseMs ?? 30_000,
    pollMs: settings.pollMs ?? 1000,
    backoff: settings.backoff ?? { firstMs: 10_000, factor: 4, maxMs: 600_000 },
  });
}
