import type { Message } from '@tosite/validation/messages/message';
import { SourceFailure } from '../profile-source.ts';

/* What a person reads when LinkedIn does not give the profile, and what to do next. */

const WALL: Message = { id: 'platform.linkedinWall' };
const WAYS_ROUND = ['import', 'connect', 'form', 'sample'] as const;

/** Said beside a profile whose page hides facts. */
export const MASKED_WARNING: Message = { id: 'source.linkedinMasked' };
export const MASKED_NEXT = ['import', 'connect'] as const;
/** Said when LinkedIn has not put a member's data together yet. */
export const NOT_READY: Message = { id: 'source.linkedinPreparing' };

/** LinkedIn turns away whoever is not signed in, whether the page exists or not. */
export function wall(retryAt: number | null = null): SourceFailure {
  return new SourceFailure('platform_blocked', WALL, {
    next: WAYS_ROUND,
    retryAt: retryAt === null ? null : new Date(retryAt),
  });
}

/** The operator does not let the public page be read. */
export function publicPageOff(): SourceFailure {
  return new SourceFailure('source_not_configured', WALL, { next: WAYS_ROUND });
}

export function pageNotFound(): SourceFailure {
  return new SourceFailure(
    'profile_not_found',
    { id: 'platform.linkedinNotFound' },
    {
      next: ['import', 'form', 'sample'],
    },
  );
}

export function linkedInUnavailable(): SourceFailure {
  return new SourceFailure(
    'platform_unavailable',
    { id: 'platform.linkedinUnavailable' },
    { next: ['retry', 'import', 'form', 'sample'] },
  );
}

/** `until` in milliseconds since 1970. */
export function linkedInLimited(until: number): SourceFailure {
  const retryAt = Math.ceil(until / 60_000) * 60_000;
  return new SourceFailure(
    'platform_rate_limited',
    { id: 'platform.limited', platform: 'linkedin', at: retryAt },
    { next: ['retry', 'import', 'form'], retryAt: new Date(retryAt) },
  );
}

const MINUTES_UNTIL_READY = 5;

export function notReady(now: number): SourceFailure {
  return new SourceFailure('platform_unavailable', NOT_READY, {
    next: ['retry', 'import'],
    retryAt: new Date(now + MINUTES_UNTIL_READY * 60_000),
  });
}

/** LinkedIn gives a member's data only where the law makes it. */
export function notInEurope(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.linkedinOutsideEurope' },
    { next: ['import', 'form'] },
  );
}

/**
 * The owner has to connect again. A class of its own, so that a sync can tell it from a wall: it pauses the sync and
 * shows a notice, and changes nothing on the site.
 */
export class LinkedInConnectionLost extends SourceFailure {
  constructor() {
    super(
      'platform_blocked',
      { id: 'platform.connectionExpired', platform: 'linkedin' },
      {
        next: ['connect', 'import'],
      },
    );
  }
}
