import type { Database } from '../../database/database.ts';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import type { Queue } from '../../queue/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import type { Publisher } from '../publishing/publish-queue.ts';

/** What the verbs on websites work with. */
export type WebsiteServices = {
  env: Env;
  database: Database;
  storage: Storage;
  queue: Queue;
  publisher: Publisher;
  now: () => number;
  log: Logger;
  hashing: PasswordHashing;
  /** Told after a website changed its address, its status, or ended, so that this process serves that at once. */
  onWebsiteChanged: (labels: readonly string[]) => void;
};
