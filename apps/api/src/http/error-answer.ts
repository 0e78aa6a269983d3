import { ERROR_STATUS, type ErrorBody } from '@tosite/api-client/endpoints/errors';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { isDatabaseAway, isDatabaseFull, isRetryable } from '../database/database-errors.ts';
import { QueueFull } from '../queue/queue.ts';
import { StorageAway, StorageFull } from '../storage/storage.ts';
import { ApiFailure } from './api-failure.ts';

/** Any error as the failure that its caller is told about. What is unknown becomes `internal`; its text is never sent. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const cause = { cause: error };
  if (error instanceof StorageFull || isDatabaseFull(error)) {
    return new ApiFailure('storage_full', { id: 'service.storageFull' }, { ...cause, retryAfter: 300 });
  }
  if (error instanceof StorageAway) {
    return new ApiFailure('overloaded', { id: 'service.storageAway' }, { ...cause, retryAfter: 60 });
  }
  if (error instanceof QueueFull) {
    return new ApiFailure('too_many_requests', { id: 'service.queueFull' }, { ...cause, retryAfter: 60 });
  }
  if (isDatabaseAway(error) || isRetryable(error)) {
    return new ApiFailure(
      'overloaded',
      { id: 'service.databaseAway' },
      {
        ...cause,
        retryAfter: 5,
      },
    );
  }
  return new ApiFailure('internal', { id: 'service.internal' }, cause);
}

/** The one shape of every error answer. */
export function errorBody(failure: ApiFailure): ErrorBody {
  return {
    error: failure.code,
    message: failure.message,
    reason: failure.reason,
    ...(failure.fields === null
      ? {}
      : { fields: mapValues(failure.fields, inEnglish), fieldReasons: failure.fields }),
    ...(failure.next === null ? {} : { next: [...failure.next] }),
    ...(failure.suggestions === null ? {} : { suggestions: [...failure.suggestions] }),
    ...(failure.revision === null ? {} : { revision: failure.revision }),
    ...(failure.postId === null ? {} : { post_id: failure.postId }),
  };
}

function mapValues<T>(record: Readonly<Record<string, MessageValue>>, of: (value: MessageValue) => T) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, of(value)]));
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
