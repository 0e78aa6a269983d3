import type { Platform } from '@tosite/validation/platforms';
import { OutboundFailure } from './outbound/outbound-failure.ts';
import { PlatformBusy, PlatformPaused } from './outbound/platform-gate.ts';
import { SourceFailure, type SourceFailureCode } from './profile-source.ts';

/* The sentences that every platform shares: what happened, and what to do next. */

const NAMES: Record<Platform, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

export function platformName(platform: Platform): string {
  return NAMES[platform];
}

/** "14:05 UTC"; a time to come is rounded up to the minute, so that nobody is sent back a moment too early. */
export function clockTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}

const MINUTE = 60_000;

export function limited(platform: Platform, until: number): SourceFailure {
  const retryAt = Math.ceil(until / MINUTE) * MINUTE;
  return new SourceFailure(
    'platform_rate_limited',
    `${NAMES[platform]} is limiting requests right now. Try again at ${clockTime(retryAt)}.`,
    { next: ['retry', 'sample'], retryAt: new Date(retryAt) },
  );
}

export function unavailable(platform: Platform, retryAt: number | null = null): SourceFailure {
  return new SourceFailure(
    'platform_unavailable',
    `${NAMES[platform]} isn't answering properly at the moment. Try again in a minute, or look at the sample.`,
    { next: ['retry', 'sample'], retryAt: retryAt === null ? null : new Date(retryAt) },
  );
}

export function timedOut(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_timeout',
    `${NAMES[platform]} took too long to answer. Try again in a minute, or look at the sample.`,
    { next: ['retry', 'sample'] },
  );
}

export function refused(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    `${NAMES[platform]} does not let us read this profile. Try again later, or look at the sample.`,
    { next: ['retry', 'sample'] },
  );
}

function busy(platform: Platform): SourceFailure {
  return new SourceFailure(
    'platform_timeout',
    `We are reading many ${NAMES[platform]} profiles right now. Try again in a minute.`,
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

const WHY: Partial<Record<SourceFailureCode, string>> = {
  platform_rate_limited: 'is limiting requests',
  platform_blocked: 'does not let us read this profile now',
};

/** What is said beside a profile that was read earlier. */
export function staleWarning(
  name: string,
  code: SourceFailureCode,
  at: { readAt: number; now: number },
): string {
  const day = new Date(at.readAt).toISOString().slice(0, 10);
  const today = new Date(at.now).toISOString().slice(0, 10) === day;
  const when = today ? `at ${clockTime(at.readAt)}` : `on ${day} at ${clockTime(at.readAt)}`;
  return `${name} ${WHY[code] ?? "isn't answering"}; this is what we read ${when}.`;
}
