import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Core } from './core.ts';
import { systemClock, type Clock } from './clock.ts';
import { createProduct, type Product } from './create-product.ts';
import { migrate } from './database/migrate.ts';
import { sweepBackups } from './database/sweep-backups.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import { endPicture } from './features/account/change-picture.ts';
import { createAuth, type Auth } from './features/auth/auth.ts';
import { createOAuth, type OAuth } from './features/auth/oauth/oauth.ts';
import { mailResetLink } from './features/auth/reset-password.ts';
import { imagesInProcess, type ImageProcess } from './features/media/image-process.ts';
import { rendererInProcess, type SiteRenderer } from './features/publishing/site-renderer.ts';
import { createReadiness, type Readiness } from './http/health.ts';
import { NO_PAGES, type ProductPages } from './hosting/product-pages.ts';
import type { Hosting } from './http/hosting.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createLimits, UNLIMITED } from './http/limits.ts';
import type { ServeParts } from './http/serve.ts';
import { createLogger } from './logging/logger.ts';
import { createMails } from './mail/create-mails.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { sweepMails } from './mail/sweep-mails.ts';
import type { MailTransport } from './mail/mails.ts';
import { createQueue } from './queue/create-queue.ts';
import { createKeys } from './secrets/keys.ts';
import { keptSecret } from './secrets/kept-secret.ts';
import { fileStorage } from './storage/file-storage.ts';

export type Services = Core & {
  auth: Auth;
  oauth: OAuth;
  /** The one gate for pictures. */
  images: ImageProcess;
  serveParts: ServeParts;
  product: Product;
  hosting: Hosting;
  readiness: Readiness;
  /** Ends what `createServices` opened; the queue must have been stopped. */
  close(): Promise<void>;
};

/** What tests give in place of what the settings say. */
export type Overrides = {
  clock?: Clock;
  log?: Logger;
  database?: Database;
  mailTransport?: MailTransport;
  hosting?: Hosting;
  /** The built landings and the dashboard; absent: there are none (a worker serves nobody). */
  pages?: ProductPages;
  /** Where pictures are decoded; absent: in this process. */
  images?: ImageProcess;
  /** Where sites are drawn; absent: in this thread. */
  renderer?: SiteRenderer;
};

/** The composition root: from settings to everything that `createApp` and the worker need. */
export async function createServices(env: Env, overrides: Overrides = {}): Promise<Services> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLogger();
  const keys = createKeys(
    env.sessionSecrets.length > 0 ? env.sessionSecrets : [await keptSecret(env.dataDir)],
  );
  const database = overrides.database ?? (await openDatabase(env));
  const backups = join(env.dataDir, 'backups');
  await migrate(database, { backupFolder: backups, now: () => clock.now() });
  // Loaded only when it is used: the client of S3 takes a fifth of a second and 20 MB.
  const storage =
    env.s3 === null
      ? fileStorage(join(env.dataDir, 'files'))
      : (await import('./storage/s3-storage.ts')).s3Storage(env.s3);
  const limits = env.rateLimits ? createLimits(database.pool, keys) : UNLIMITED;
  const queue = createQueue(database, { log });
  const transport = overrides.mailTransport ?? createMailTransport(env);
  const mails = createMails({ clock, limits, queue, transport });
  const idempotency = createIdempotency({ database, keys, clock });
  const core: Core = {
    env,
    clock,
    log,
    database,
    storage,
    queue,
    mails,
    limits,
    keys,
    idempotency,
    onAccountDelete: [],
    onEmailVerified: [],
    sweeps: [],
  };

  const auth = createAuth(core);
  const oauth = createOAuth(core);
  const onBudgetHit = (): void => log.error('the hourly budget of mails is used up; mails wait');
  queue.work('send-mail', deliverMail({ database, clock, transport, env, onBudgetHit }));
  queue.work('mail-reset-link', mailResetLink(core));
  core.sweeps.push(
    () => idempotency.sweep(),
    () => auth.sweep(),
    () => oauth.sweep(),
    () => queue.purge(clock.now() - 7 * 86_400_000),
    () => sweepMails({ database, clock, transport }),
    () => limits.sweep(clock.now()),
    () => sweepBackups(backups, clock.now()),
  );

  core.onAccountDelete.push(endPicture(core));

  const images = overrides.images ?? (await imagesInProcess());
  const product = createProduct(core, {
    pages: overrides.pages ?? NO_PAGES,
    userOf: async (request) => (await auth.authenticate(request))?.id ?? null,
    ownerOf: (request) => auth.ownerOf(request),
    images,
    renderer: overrides.renderer ?? rendererInProcess(),
    oauth,
    hashing: auth.hashing,
  });
  const readiness = createReadiness({
    database: () => database.ping(),
    storage: () => storage.ping(),
    queue: () => queue.counts(),
  });
  await queue.open();
  return {
    ...core,
    auth,
    oauth,
    images,
    serveParts: { authenticate: (request) => auth.authenticate(request), limits, idempotency },
    product,
    hosting: overrides.hosting ?? product.hosting,
    readiness,
    async close() {
      transport.close();
      await product.close();
      await oauth.close();
      await database.close();
    },
  };
}
