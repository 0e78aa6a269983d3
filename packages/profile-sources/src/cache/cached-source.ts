import { profileKey, type ProfileLink } from '@tosite/validation/platforms';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { createSingleFlight } from '../outbound/single-flight.ts';
import { systemClock, type Clock, type PlatformLimiter } from '../outbound/platform-limiter.ts';
import { asSourceFailure, staleWarning } from '../platform-failures.ts';
import type {
  FetchProfileOptions,
  ProfileReading,
  ProfileResult,
  ProfileSource,
  SourceFailure,
  SourceLog,
} from '../profile-source.ts';
import type { CachedProfile, ProfileCache } from './profile-cache.ts';

/** One platform as the product asks it: cached, one reading for everybody who wants the same profile, never a hang. */
export type CachedSource = {
  /** Throws SourceFailure and nothing else. */
  fetchProfile(link: ProfileLink, options: FetchProfileOptions): Promise<ProfileResult>;
};

const FRESH_MS = 60 * 60_000;
/** For a reading that lacks a part, and for "there is no such profile". */
const SHORT_MS = 10 * 60_000;
const LARGEST_ENTRY = 2_000_000;
const KEEPS_LAST_COPY = new Set([
  'platform_rate_limited',
  'platform_unavailable',
  'platform_timeout',
  'platform_blocked',
]);

export function createCachedSource(options: {
  source: ProfileSource;
  limiter: PlatformLimiter;
  cache: ProfileCache;
  log: SourceLog;
  clock?: Clock;
  /** For everything that is asked of the platform for one profile, waiting included. */
  deadlineMs?: number;
}): CachedSource {
  const { source, limiter, log } = options;
  const clock = options.clock ?? systemClock;
  const name = PLATFORM_NAMES[source.platform];
  const flights = createSingleFlight({ deadlineMs: options.deadlineMs ?? 9000 });

  async function recall(key: string): Promise<CachedProfile | null> {
    try {
      return await options.cache.get(key);
    } catch (error) {
      log.warn({ key, error }, 'The profile cache could not be read.');
      return null;
    }
  }

  async function remember(key: string, reading: ProfileReading | null): Promise<void> {
    const now = clock.now();
    const entry: CachedProfile = {
      result: reading?.result ?? null,
      validators: reading?.validators ?? {},
      fetchedAt: now,
      expiresAt: now + (reading === null || reading.partial ? SHORT_MS : FRESH_MS),
    };
    if (JSON.stringify(entry).length > LARGEST_ENTRY) entry.validators = {};
    try {
      await options.cache.set(key, entry);
    } catch (error) {
      log.warn({ key, error }, 'The profile cache could not be written.');
    }
  }

  async function readThrough(
    link: ProfileLink,
    signal: AbortSignal,
    maxAgeMs: number,
  ): Promise<ProfileResult> {
    const key = profileKey(link);
    const last = await recall(key);
    const isYoung = last !== null && clock.now() - last.fetchedAt <= maxAgeMs;
    if (last !== null && isYoung && last.expiresAt > clock.now()) {
      if (last.result === null) throw source.notFound(link);
      return last.result;
    }
    try {
      const reading = await limiter.preview(
        () => source.readProfile(link, { signal, validators: last?.validators ?? {} }),
        signal,
      );
      await remember(key, reading);
      return reading.result;
    } catch (error) {
      const failure = asSourceFailure(error, source.platform, signal);
      if (failure.code === 'profile_not_found') await remember(key, null);
      else log.warn({ key, code: failure.code, reason: String(error) }, 'A profile could not be read.');
      return lastCopy(last, failure);
    }
  }

  /** What was read before, with a word about its age, when the platform does not answer now. */
  function lastCopy(last: CachedProfile | null, failure: SourceFailure): ProfileResult {
    if (last?.result === null || last === null || !KEEPS_LAST_COPY.has(failure.code)) throw failure;
    const { profile, report } = last.result;
    const warning = staleWarning(name, failure.code, { readAt: last.fetchedAt, now: clock.now() });
    return { profile, report: { ...report, method: 'cache', warnings: [warning, ...report.warnings] } };
  }

  return {
    async fetchProfile(link, { signal, maxAgeMs = Infinity }) {
      try {
        return await flights.run(
          `${profileKey(link)} ${maxAgeMs}`,
          (flightSignal) => readThrough(link, flightSignal, maxAgeMs),
          signal,
        );
      } catch (error) {
        throw asSourceFailure(error, source.platform, signal);
      }
    },
  };
}
