import type { Clock } from './clock.ts';
import type { Database, Executor } from './database/database.ts';
import type { Env } from './env.ts';
import type { OnAccountDelete } from './features/auth/account-deletion.ts';
import type { Idempotency } from './http/idempotency.ts';
import type { Limits } from './http/limits.ts';
import type { Logger } from 'pino';
import type { Mails } from './mail/mails.ts';
import type { Queue } from './queue/queue.ts';
import type { Keys } from './secrets/keys.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature is built from. */
export type Core = {
  env: Env;
  clock: Clock;
  log: Logger;
  database: Database;
  storage: Storage;
  queue: Queue;
  mails: Mails;
  limits: Limits;
  keys: Keys;
  idempotency: Idempotency;
  /** A feature adds what it has to end with an account. */
  onAccountDelete: OnAccountDelete[];
  /** A feature adds what waits for an owner's address to be confirmed; runs in that transaction. */
  onEmailVerified: ((trx: Executor, userId: string) => Promise<void>)[];
  /** A feature adds what it tidies once an hour. */
  sweeps: (() => Promise<void>)[];
};
