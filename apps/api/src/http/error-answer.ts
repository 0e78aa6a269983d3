import { ERROR_STATUS, type ErrorBody } from '@tosite/api-client/endpoints/errors';
import { isDatabaseAway, isDatabaseFull, isRetryable } from '../database/database-errors.ts';
import { QueueFull } from '../queue/queue.ts';
import { StorageAway, StorageFull } from '../storage/storage.ts';
import { ApiFailure } from './api-failure.ts';

/** Any error as the failure that its caller is told about. What is unknown becomes `internal`; its text is never sent. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const cause = { cause: error };
  if (error instanceof StorageFull || isDatabaseFull(error)) {
    return new ApiFailure(
      'storage_full',
      'The server has no room left, so nothing was changed. Its operator has to make room; try again later.',
      { ...cause, retryAfter: 300 },
    );
  }
  if (error instanceof StorageAway) {
    return new ApiFailure(
      'overloaded',
      'The server cannot reach the place where it keeps files just now. Try again in a minute.',
      { ...cause, retryAfter: 60 },
    );
  }
  if (error instanceof QueueFull) {
    return new ApiFailure(
      'too_many_requests',
      'Too much of your work is waiting already. Try again in a minute.',
      { ...cause, retryAfter: 60 },
    );
  }
  if (isDatabaseAway(error) || isRetryable(error)) {
    return new ApiFailure('overloaded', 'The server cannot answer just now. Try again in a few seconds.', {
      ...cause,
      retryAfter: 5,
    });
  }
  return new ApiFailure(
    'internal',
    'Something went wrong on our side, and it was written down. Try again in a moment.',
    cause,
  );
}

/** The one shape of every error answer. */
export function errorBody(failure: ApiFailure): ErrorBody {
  return {
    error: failure.code,
    message: failure.message,
    ...(failure.fields === null ? {} : { fields: failure.fields }),
    ...(failure.next === null ? {} : { next: [...failure.next] }),
    ...(failure.suggestions === null ? {} : { suggestions: [...failure.suggestions] }),
    ...(failure.revision === null ? {} : { revision: failure.revision }),
  };
}

export function errorResponse(failure: ApiFailure): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const status = ERROR_STATUS[failure.code];
  if (failure.retryAfter !== null) headers.set('retry-after', String(failure.retryAfter));
  else if (status === 429 || status === 503) headers.set('retry-after', '30');
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  for (const cookie of failure.cookies) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(errorBody(failure)), { status, headers });
}
