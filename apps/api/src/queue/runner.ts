import type { Logger } from 'pino';
import { JOB_KINDS, type JobKind } from './job-kinds.ts';
import { backoffMs, type Backoff, type ClaimedJob, type JobStore } from './job-store.ts';
import { LeaseLost, TryLater, type Job, type Queue } from './queue.ts';

const MAX_ATTEMPTS = 5;
/** A run that ended together with its worker is suspected of having ended it. */
const MAX_ATTEMPTS_OF_SILENT = 3;

export type RunnerSettings = { log: Logger; leaseMs: number; pollMs: number; backoff: Backoff };
type Handler = (job: Job) => Promise<void>;
type Run = { job: ClaimedJob; controller: AbortController; done: Promise<void>; isReleased: boolean };

/** Claims jobs of the kinds that have a handler, keeps their leases and decides what becomes of them. */
export function createRunner(store: JobStore, settings: RunnerSettings): Queue {
  const { log, leaseMs, pollMs, backoff } = settings;
  const handlers = new Map<JobKind, Handler>();
  const runs = new Set<Run>();
  const state = { isStarted: false, isStopping: false };
  let loop: Promise<void> = Promise.resolve();
  let isAwake = false;
  let wakeUp: () => void = () => undefined;

  const wake = (): void => {
    isAwake = true;
    wakeUp();
  };
  const rest = async (): Promise<void> => {
    if (!isAwake && !state.isStopping) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    isAwake = false;
  };

  const claimAll = async (): Promise<void> => {
    for (const [kind, handler] of handlers) {
      const { concurrency } = JOB_KINDS[kind];
      while (!state.isStopping && [...runs].filter(({ job }) => job.kind === kind).length < concurrency) {
        const job = await store.claim(kind, leaseMs);
        if (job === null) break;
        begin(job, handler);
      }
    }
  };

  const work = async (): Promise<void> => {
    let recoveredAt = 0;
    while (!state.isStopping) {
      try {
        if (performance.now() - recoveredAt > Math.min(leaseMs / 2, 10_000) || recoveredAt === 0) {
          recoveredAt = performance.now();
          const own = [...runs].map(({ job }) => job.id);
          const silent = await store.recover(backoff, MAX_ATTEMPTS_OF_SILENT, own);
          if (silent > 0) log.warn({ silent }, 'jobs of silent workers were put back');
        }
        await claimAll();
      } catch (error) {
        log.error({ err: error }, 'jobs cannot be claimed');
      }
      await rest();
    }
  };

  function begin(job: ClaimedJob, handler: Handler): void {
    const run: Run = { job, controller: new AbortController(), done: Promise.resolve(), isReleased: false };
    runs.add(run);
    run.done = execute(run, handler)
      .catch((error: unknown) =>
        log.error({ err: error, jobId: job.id, kind: job.kind }, 'the end of a job cannot be written down'),
      )
      .finally(() => {
        runs.delete(run);
        wake();
      });
  }

  async function execute(run: Run, handler: Handler): Promise<void> {
    const { job, controller } = run;
    const { signal } = controller;
    const renew = async (): Promise<void> => {
      const isOurs = await store.renew(job, leaseMs).catch(() => null);
      if (isOurs === false) controller.abort(new LeaseLost('another worker has the job'));
    };
    const heartbeat = setInterval(() => void renew(), leaseMs / 3);
    const deadline = setTimeout(
      () => controller.abort(new Error('the job took too long')),
      JOB_KINDS[job.kind].timeoutMs,
    );
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      await Promise.race([handler(asJob(job, signal)), aborted]);
      if (!run.isReleased && !(await store.finish(job)))
        log.warn({ jobId: job.id, kind: job.kind }, 'a job ended after its lease');
    } catch (error) {
      if (!run.isReleased && !(error instanceof LeaseLost)) await giveUp(job, error);
    } finally {
      clearInterval(heartbeat);
      clearTimeout(deadline);
    }
  }

  function asJob(job: ClaimedJob, signal: AbortSignal): Job {
    return {
      id: job.id,
      kind: job.kind,
      // Written by `enqueue`, which takes the payload of exactly this kind.
      payload: job.payload as Job['payload'],
      attempt: job.attempt,
      ownerId: job.ownerId,
      signal,
      async fence(executor) {
        if (!(await store.renew(job, leaseMs, executor))) throw new LeaseLost('another worker has the job');
      },
    };
  }

  async function giveUp(job: ClaimedJob, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (error instanceof TryLater) {
      await store.putBack(job, { delayMs: error.delayMs, reason, counted: false });
      return;
    }
    const isDead = job.attempt >= MAX_ATTEMPTS;
    log.warn({ err: error, jobId: job.id, kind: job.kind, attempt: job.attempt, isDead }, 'a job failed');
    if (isDead) await store.bury(job, reason);
    else await store.putBack(job, { delayMs: backoffMs(backoff, job.attempt), reason, counted: true });
  }

  return {
    open: () => store.open(),
    async enqueue(executor, kind, payload, options = {}) {
      const id = await store.insert(executor, kind, payload, options);
      // By then the transaction is over, nearly always; else the next poll finds the job.
      if (state.isStarted) setTimeout(wake, 10).unref();
      return id;
    },
    work(kind, handler) {
      if (state.isStarted || handlers.has(kind))
        throw new TypeError(`${kind} has a handler, or the queue runs already`);
      // The runner hands a job only to the handler of its kind.
      handlers.set(kind, handler as Handler);
    },
    start() {
      if (state.isStarted) return;
      state.isStarted = true;
      loop = work();
    },
    async stop({ timeoutMs }) {
      state.isStopping = true;
      wake();
      await loop;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all([...runs].map(({ done }) => done)), late]);
      clearTimeout(timer);
      for (const run of runs) {
        run.isReleased = true;
        await store.putBack(run.job, { delayMs: 0, reason: null, counted: false });
        run.controller.abort(new Error('the process stops'));
      }
    },
    counts: () => store.counts(),
    waitingSince: () => store.waitingSince(),
    dead: () => store.dead(),
    requeue: (id) => store.requeue(id),
    cancelOwner: (executor, ownerId) => store.cancelOwner(executor, ownerId),
    cancel: (executor, kind, payload) => store.cancel(executor, kind, payload),
    withdraw: (executor, kind, dedupeKey) => store.withdraw(executor, kind, dedupeKey),
    purge: (before) => store.purge(before),
  };
}
