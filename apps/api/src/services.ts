import type { Core } from './core.ts';
import { createCore } from './create-core.ts';
import { createFeatures } from './create-features.ts';
import type { Env } from './env.ts';
import type { ExportedTable } from './exported-table.ts';
import type { AdminAnswer } from './features/moderation/admin/run-admin.ts';
import { exportsOf, handlersOf, type Feature } from './feature.ts';
import type { Handlers } from './http/endpoint-handler.ts';
import { createReadiness, type Readiness } from './http/health.ts';
import type { DomainDirectory } from './hosting/domain-directory.ts';
import type { SiteChanges } from './hosting/site-changes.ts';
import type { Hosting } from './http/hosting.ts';
import type { OutsideRoute } from './http/outside-route.ts';
import type { ServeParts } from './http/serve.ts';
import { workersSeen } from './metrics/workers.ts';
import type { Overrides } from './overrides.ts';
import type { JobKind } from './queue/job-kinds.ts';
import { TryLater, type Job } from './queue/queue.ts';
import { isOfSuspended, LOOK_AGAIN_MS } from './site-content/suspended-job.ts';

/** Everything that the server and the worker run on. */
export type Services = Core & {
  serveParts: ServeParts;
  /** Every declared endpoint with its handler: one that is forgotten does not compile. */
  handlers: Handlers;
  hosting: Hosting;
  /** Owners' own names, as this process knows them. */
  domains: DomainDirectory;
  /** How processes tell each other what visitors are to see. */
  siteChanges: SiteChanges;
  /** What other servers call, beside the API. */
  outside: readonly OutsideRoute[];
  readiness: Readiness;
  /** Does what an operator typed. */
  admin: (words: readonly string[]) => Promise<AdminAnswer>;
  /** A new link to what is missing; null: an operator's address is confirmed. */
  firstStartLink: () => Promise<string | null>;
  /** What is tidied once an hour. */
  sweeps: readonly (() => Promise<void>)[];
  /** What a worker does when it starts, beside its queue. */
  onStart: readonly ((signal: AbortSignal) => Promise<void>)[];
  /** What a person gets with the data of their account. */
  exportedTables: readonly ExportedTable[];
  /** Ends what `createServices` opened; the queue must have been stopped. */
  close(): Promise<void>;
};

/** The composition root: from settings to everything that `createApp` and the worker need. */
export async function createServices(env: Env, overrides: Overrides = {}): Promise<Services> {
  const { core, upkeep } = await createCore(env, overrides);
  const { database, storage, queue, limits, idempotency } = core;
  const all: Feature[] = [];
  const built = await createFeatures(core, overrides, all);
  const { features, authenticate, admitOperator, hosting, admin, firstStartLink, domains, siteChanges } =
    built;
  // What the features told last goes out before the database is closed.
  all.push(upkeep, { close: () => siteChanges.told() }, ...features, ...(overrides.features ?? []));
  for (const { jobs = {} } of all) for (const kind of Object.keys(jobs) as JobKind[]) work(core, kind, jobs);
  await queue.open();
  return {
    ...core,
    serveParts: { authenticate, admitOperator, limits, idempotency },
    handlers: handlersOf(features),
    hosting,
    admin,
    firstStartLink,
    domains,
    siteChanges,
    outside: all.flatMap(({ outside = [] }) => outside),
    readiness: createReadiness(
      {
        database: () => database.ping(),
        storage: () => storage.ping(),
        queue: () => queue.counts(),
      },
      () => noWorker(core),
    ),
    sweeps: all.flatMap(({ sweeps = [] }) => sweeps),
    exportedTables: exportsOf(all),
    onStart: all.flatMap(({ onStart = [] }) => onStart),
    async close() {
      // What was opened first is what the others need.
      for (const { close } of all.toReversed()) await close?.();
    },
  };
}

/** Pages are served without a worker; mails, pictures and posts wait for one. */
async function noWorker({ env, database, now }: Core): Promise<string | null> {
  if (env.role !== 'web') return null;
  const seen = await workersSeen(database.db, now());
  const least = Math.min(...seen);
  if (least < 60_000) return null;
  return seen.length === 0
    ? 'no worker lives: start a process with ROLE=worker'
    : `no worker was seen for ${Math.round(least / 1000)} seconds`;
}

function work<K extends JobKind>(
  { queue, database }: Core,
  kind: K,
  jobs: { [J in K]?: (job: Job<J>) => Promise<void> },
) {
  const handler = jobs[kind];
  if (handler === undefined) return;
  queue.work(kind, async (job) => {
    if (await isOfSuspended(database.db, job.payload))
      throw new TryLater(LOOK_AGAIN_MS, 'the website was taken down');
    await handler(job);
  });
}
