import { clockTime } from '../platform-failures.ts';
import { SourceFailure } from '../profile-source.ts';

/* What a person reads when LinkedIn does not give the profile, and what to do next. */

const WALL =
  "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.";
const WAYS_ROUND = ['import', 'connect', 'form', 'sample'] as const;

/** Said beside a profile whose page hides facts. */
export const MASKED_WARNING = 'LinkedIn hides your work history from us. Add it by uploading your data.';
export const MASKED_NEXT = ['import', 'connect'] as const;
/** Said when LinkedIn has not put a member's data together yet. */
export const NOT_READY = "LinkedIn is still preparing your data. We'll check again in a few minutes.";

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
  return new SourceFailure('profile_not_found', "We couldn't find this LinkedIn page, or it isn't public.", {
    next: ['import', 'form', 'sample'],
  });
}

export function linkedInUnavailable(): SourceFailure {
  return new SourceFailure(
    'platform_unavailable',
    "LinkedIn isn't answering properly at the moment. Try again in a minute, or upload your LinkedIn data (ZIP).",
    { next: ['retry', 'import', 'form', 'sample'] },
  );
}

/** `until` in milliseconds since 1970. */
export function linkedInLimited(until: number): SourceFailure {
  const retryAt = Math.ceil(until / 60_000) * 60_000;
  return new SourceFailure(
    'platform_rate_limited',
    `LinkedIn is limiting requests right now. Try again at ${clockTime(retryAt)}.`,
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
    'LinkedIn shares this data only with members in the EU, the EEA and Switzerland who allow it. Upload your LinkedIn data (ZIP) instead.',
    { next: ['import', 'form'] },
  );
}

/**
 * The owner has to connect again. A class of its own, so that a sync can tell it from a wall: it pauses the sync and
 * shows a notice, and changes nothing on the site.
 */
export class LinkedInConnectionLost extends SourceFailure {
  constructor() {
    super('platform_blocked', 'Your LinkedIn connection has expired. Please connect again.', {
      next: ['connect', 'import'],
    });
  }
}
