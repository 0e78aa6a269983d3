import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listenForCommands } from './admin-socket.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import type { Env } from './env.ts';
import { startMetricsPort } from './metrics/metrics-answer.ts';
import { beginBeating } from './metrics/workers.ts';
import { readProductPages } from './hosting/product-pages.ts';
import { assertRestored } from './recovery/restore-marker.ts';
import { serveDomains } from './hosting/serve-domains.ts';
import { startServer, type RunningServer } from './server.ts';
import { createServices, type Services } from './services.ts';
import type { Overrides } from './overrides.ts';

/** The folder that holds the built landings and the dashboard, seen from `apps/api/dist`. */
const WEB_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DRAIN_MS = 25_000;
const SWEEP_MS = 3_600_000;

export type Running = { services: Services; stop(): Promise<void> };

/** Starts what ROLE names. The embedded database belongs to one process, so its folder is locked first. */
export async function run(env: Env, overrides: Overrides = {}): Promise<Running> {
  const lock: DataFolderLock | null = env.databaseUrl === null ? lockDataFolder(env.dataDir) : null;
  await assertRestored(env.dataDir);
  const needsPages = env.role !== 'worker' && overrides.pages === undefined;
  const services = await createServices(env, {
    ...overrides,
    ...(needsPages ? { pages: await readProductPages(env, WEB_ROOT) } : {}),
  });
  const { log, queue, idempotency, readiness } = services;
  // With the lock in hand, what is unfinished was left by a process that is gone.
  if (lock !== null) await idempotency.releaseAll();

  const commands = lock === null ? null : listenForCommands(env.dataDir, services.admin, log);
  const ending = new AbortController();
  let server: RunningServer | null = null;
  const domains = env.role === 'worker' ? null : await serveDomains(services, services.domains);
  const news = env.role === 'worker' ? null : services.siteChanges.listen();
  if (env.role !== 'worker') server = await startServer(services, { port: env.port, host: env.host });
  const figures =
    env.metricsPort === null ? null : await startMetricsPort(services.metrics, env.metricsPort, log);
  const beating = env.role === 'web' ? null : beginBeating(services);
  let sweeping: NodeJS.Timeout | null = null;
  if (env.role !== 'web') {
    queue.start();
    sweeping = setInterval(() => void sweep(services), SWEEP_MS);
    void sweep(services);
    void begin(services, ending.signal);
  }
  log.info({ role: env.role, port: server?.port ?? null, database: services.database.dialect }, 'started');

  return {
    services,
    async stop() {
      // Whoever balances sees that this process goes, while it still takes what has just arrived.
      readiness.close();
      if (server !== null) await pause(env.stopDelayMs);
      commands?.close();
      ending.abort();
      if (sweeping !== null) clearInterval(sweeping);
      await Promise.all([
        server?.stop({ timeoutMs: DRAIN_MS }),
        domains?.stop(),
        news?.stop(),
        figures?.stop(),
        beating?.stop(),
        queue.stop({ timeoutMs: DRAIN_MS }),
      ]);
      await services.close();
      lock?.release();
      log.info('stopped');
    },
  };
}

async function sweep({ sweeps, log, database }: Services): Promise<void> {
  for (const tidy of [...sweeps, () => database.wipe()])
    await tidy().catch((error: unknown) => log.error({ err: error }, 'a sweep failed'));
}

async function begin({ onStart, log }: Services, signal: AbortSignal): Promise<void> {
  for (const work of onStart)
    await work(signal).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'what a worker does at its start failed');
    });
}
