import type { NextStep } from '@tosite/api-client/endpoints/errors';
import type { SourceFailure } from '@tosite/profile-sources/profile-source';
import { ApiFailure } from '../http/api-failure.ts';

/** What a source could not do, as the API says it: its own message, and what the person can do next. */
export function answerSourceFailure(
  failure: SourceFailure,
  now: number,
  next: readonly NextStep[] = failure.next,
): ApiFailure {
  const retryAfter =
    failure.retryAt === null ? null : Math.max(1, Math.ceil((failure.retryAt.getTime() - now) / 1000));
  return new ApiFailure(failure.code, failure.reason, {
    next,
    ...(retryAfter === null ? {} : { retryAfter }),
    cause: failure,
  });
}
