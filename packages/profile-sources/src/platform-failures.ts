import type { Message } from '@tosite/validation/messages/message';
import type { Platform } from '@tosite/validation/platforms';
import { OutboundFailure } from './outbound/outbound-failure.ts';
import { PlatformBusy, PlatformPaused } from './outbound/platform-limiter.ts';
import { SourceFailure, type SourceFailureCode } from './profile-source.ts';

/* The failures that every platform shares: what happened, and what to do next. */

const MINUTE = 60_000;

export function limited(platform: Platform, until: number): SourceFailure {
  // Rounded up to the minute, so that nobody is sent back a moment too early.
  const retryAt = Math.ceil(until / MINUTE) * MINUTE;
  return new SourceFailure(
    'platform_rate_limited',
    { id: 'platform.limited', platform, at: retryAt },
    { next: ['retry', 'sample'], retryAt: new Date(retryAt) },
  );
}

export function unavailable(platform: Platform, retryAt: number | null = null): SourceFailure {
  return new SourceFailure(
    'platform_unavailable',
    { id: 'platform.unavailable', platform },
    { next: ['retry', 'sample'], retryAt: retryAt === null ? null : new Date(retryAt) },
  );
}

export function timedOut(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_timeout',
    { id: 'platform.timedOut', platform },
    { next: ['retry', 'sample'] },
  );
}

export function refused(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.refused', platform },
    { next: ['retry', 'sample'] },
  );
}

function busy(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_timeout',
    { id: 'platform.busy', platform },
    { next: ['retry', 'sample'] },
  );
}

/** Whatever went wrong, as the one failure that a caller meets. Nothing of the cause's text is kept. */
export function asSourceFailure(error: unknown, platform: Platform, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof PlatformBusy) return busy(platform);
  if (error instanceof PlatformPaused) {
    return error.reason === 'limit' ? limited(platform, error.until) : unavailable(platform, error.until);
  }
  if (signal.aborted) return timedOut(platform);
  if (error instanceof OutboundFailure) {
    return error.code === 'timeout' || error.code === 'aborted' ? timedOut(platform) : unavailable(platform);
  }
  return unavailable(platform);
}

/** A failure that says the platform is down, so that asking it again at once is no use. */
export function isOutage(error: unknown): boolean {
  const code = error instanceof SourceFailure ? error.code : null;
  return code === 'platform_unavailable' || code === 'platform_timeout';
}

const SILENCES: Partial<Record<SourceFailureCode, 'limited' | 'refused'>> = {
  platform_rate_limited: 'limited',
  platform_blocked: 'refused',
};

/** What is said beside a profile that was read earlier. */
export function staleWarning(
  name: string,
  code: SourceFailureCode,
  at: { readAt: number; now: number },
): Message {
  return { id: 'platform.stale', name, why: SILENCES[code] ?? 'silent', at: at.readAt, now: at.now };
}
