import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Idempotency } from './http/idempotency.ts';
import type { Limits } from './http/limits.ts';
import type { Logger } from 'pino';
import type { Metrics } from './metrics/metrics.ts';
import type { Mails } from './mail/mails.ts';
import type { Queue } from './queue/queue.ts';
import type { Keys } from './secrets/keys.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature is built from. */
export type Core = {
  env: Env;
  clock: Clock;
  now: () => number;
  log: Logger;
  database: Database;
  storage: Storage;
  queue: Queue;
  mails: Mails;
  metrics: Metrics;
  limits: Limits;
  keys: Keys;
  idempotency: Idempotency;
};
