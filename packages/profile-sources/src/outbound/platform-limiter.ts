import { isTimeout } from './deadline.ts';
import { createLimiter } from './limiter.ts';
import { boundedWait } from './retry-after.ts';

export type Clock = { now(): number };
export const systemClock: Clock = { now: () => Date.now() };

/** Nothing is asked of the platform now: it asked for a pause, or it failed several times in a row. */
export class PlatformPaused extends Error {
  override readonly name = 'PlatformPaused';
  readonly reason: 'limit' | 'failures';
  /** Milliseconds since 1970. */
  readonly until: number;

  constructor(reason: 'limit' | 'failures', until: number) {
    super(`paused until ${new Date(until).toISOString()} (${reason})`);
    this.reason = reason;
    this.until = until;
  }
}

/** The deadline passed while others were being served: the platform was never asked. */
export class PlatformBusy extends Error {
  override readonly name = 'PlatformBusy';
}

/** Who may ask a platform something, and when. One for each platform and process. */
export type PlatformLimiter = {
  /** Reads one profile. Refused at once while the main bucket is paused or the platform keeps failing. */
  preview<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Makes one call on a bucket: an API with a quota of its own. Refused at once while that bucket is paused. */
  call<T>(bucket: string, task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Rests a bucket until a time the platform named; without one a minute, doubled at each further limit in a row. */
  pause(bucket: string, until: number | null): number;
};

export type PlatformLimiterOptions = {
  /** The bucket without which no profile can be read. */
  mainBucket: string;
  /** True for a failure that says the platform is down: a 5xx, a timeout, no connection. */
  isOutage: (error: unknown) => boolean;
  previewsAtOnce?: number;
  callsAtOnce?: number;
  clock?: Clock;
};

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

export function createPlatformLimiter(options: PlatformLimiterOptions): PlatformLimiter {
  const clock = options.clock ?? systemClock;
  const previews = createLimiter(options.previewsAtOnce ?? 4);
  const buckets = new Map<
    string,
    { calls: ReturnType<typeof createLimiter>; pausedUntil: number; limits: number }
  >();
  let failures = 0;
  let openUntil = 0;

  function bucket(name: string) {
    const known = buckets.get(name) ?? {
      calls: createLimiter(options.callsAtOnce ?? 6),
      pausedUntil: 0,
      limits: 0,
    };
    buckets.set(name, known);
    return known;
  }

  function refuseWhilePaused(name: string): void {
    const { pausedUntil } = bucket(name);
    if (pausedUntil > clock.now()) throw new PlatformPaused('limit', pausedUntil);
  }

  function refuseWhileDown(): void {
    if (openUntil > clock.now()) throw new PlatformPaused('failures', openUntil);
  }

  function noteOutcome(error: unknown, signal: AbortSignal): void {
    if (signal.aborted && !isTimeout(signal)) return;
    if (!options.isOutage(error)) return;
    failures += 1;
    if (failures < FAILURES_TO_OPEN) return;
    openUntil = clock.now() + OPEN_MS;
    // After the pause one more failure opens it again.
    failures = FAILURES_TO_OPEN - 1;
  }

  return {
    async preview(task, signal) {
      refuseWhileDown();
      refuseWhilePaused(options.mainBucket);
      let started = false;
      try {
        return await previews.run(async () => {
          // It may have gone down, or asked for a pause, while this one waited.
          refuseWhileDown();
          refuseWhilePaused(options.mainBucket);
          started = true;
          const answer = await task();
          failures = 0;
          return answer;
        }, signal);
      } catch (error) {
        if (started) noteOutcome(error, signal);
        else if (isTimeout(signal)) throw new PlatformBusy('The deadline passed while waiting for a turn.');
        throw error;
      }
    },
    call(name, task, signal) {
      const { calls } = bucket(name);
      return calls.run(async () => {
        refuseWhilePaused(name);
        return task();
      }, signal);
    },
    pause(name, until) {
      const known = bucket(name);
      const now = clock.now();
      // Calls that were under way together meet the same limit; they count once.
      if (known.pausedUntil <= now) known.limits = until === null ? known.limits + 1 : 0;
      const wanted = until ?? now + 60_000 * 2 ** (Math.max(known.limits, 1) - 1);
      known.pausedUntil = Math.max(known.pausedUntil, boundedWait(wanted, now));
      return known.pausedUntil;
    },
  };
}
