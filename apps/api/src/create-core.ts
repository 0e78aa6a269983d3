import { join } from 'node:path';
import { systemClock } from './clock.ts';
import type { Core } from './core.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { sweepBackups } from './database/sweep-backups.ts';
import type { Env } from './env.ts';
import type { Feature } from './feature.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createLimits, UNLIMITED } from './http/limits.ts';
import { createLogger } from './logging/logger.ts';
import { createMails } from './mail/create-mails.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { createMetrics } from './metrics/metrics.ts';
import { measureState } from './metrics/state-metrics.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { sweepMails } from './mail/sweep-mails.ts';
import type { Overrides } from './overrides.ts';
import { createQueue } from './queue/create-queue.ts';
import { keptSecrets } from './secrets/kept-secret.ts';
import { createKeys } from './secrets/keys.ts';
import { openStorage } from './storage/open-storage.ts';

const KEPT_JOBS_MS = 7 * 86_400_000;

/** Opens what every feature is built from, by the settings; with it what that itself has to do and to tidy. */
export async function createCore(env: Env, overrides: Overrides): Promise<{ core: Core; upkeep: Feature }> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLogger();
  const keys = createKeys(
    env.sessionSecrets.length > 0 ? env.sessionSecrets : await keptSecrets(env.dataDir),
  );
  const database = overrides.database ?? (await openDatabase(env));
  const now = (): number => clock.now();
  const backups = join(env.dataDir, 'backups');
  await migrate(database, { backupFolder: backups, now });
  const storage = await openStorage(env);
  const limits = env.rateLimits ? createLimits(database.pool, keys) : UNLIMITED;
  const queue = createQueue(database, { log });
  const transport = overrides.mailTransport ?? createMailTransport(env);
  const mails = createMails({ clock, limits, queue, transport, from: env.mailFrom });
  const idempotency = createIdempotency({ database, keys, clock });
  const metrics = createMetrics();
  const onBudgetHit = (): void => log.error('the hourly budget of mails is used up; mails wait');
  const core: Core = {
    env,
    clock,
    now,
    log,
    database,
    storage,
    queue,
    mails,
    metrics,
    limits,
    keys,
    idempotency,
  };
  measureState(metrics, core);
  return {
    core,
    upkeep: {
      jobs: { 'send-mail': deliverMail({ database, clock, transport, env, onBudgetHit }) },
      sweeps: [
        () => idempotency.sweep(),
        () => queue.purge(now() - KEPT_JOBS_MS),
        () => sweepMails({ database, clock, transport }),
        () => limits.sweep(now()),
        () => sweepBackups(backups, now()),
      ],
      async close() {
        transport.close();
        await database.close();
      },
    },
  };
}
