import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import * as v from 'valibot';
import { ApiError, ownMessage, type OwnMessageId } from './api-error.ts';
import { ERROR_STATUS, NEXT_STEPS, type ErrorCode, type NextStep } from './endpoints/errors.ts';

/** Read part by part: an answer of a newer server keeps what an older client knows of it. */
const FailureSchema = v.object({
  error: v.fallback(v.string(), ''),
  message: v.pipe(v.string(), v.minLength(1)),
  reason: v.fallback(v.optional(MessageValueSchema), undefined),
  fields: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
  fieldReasons: v.fallback(v.optional(v.record(v.string(), MessageValueSchema)), undefined),
  next: v.fallback(v.optional(v.array(v.string())), undefined),
  suggestions: v.fallback(v.optional(v.array(v.string())), undefined),
  post_id: v.fallback(v.optional(v.string()), undefined),
  revision: v.fallback(v.optional(v.number()), undefined),
});
/** In an event stream the status of the failure stands in the data, the answer itself began as 200. */
const StreamedFailureSchema = v.fallback(
  v.object({
    status: v.fallback(v.nullable(v.number()), null),
    retryAfter: v.fallback(v.nullable(v.number()), null),
  }),
  { status: null, retryAfter: null },
);

/** For answers that are not ours, such as a proxy's page. */
const BY_STATUS: Record<number, [ErrorCode, OwnMessageId]> = {
  401: ['not_signed_in', 'service.signedOut'],
  403: ['forbidden', 'service.forbidden'],
  404: ['not_found', 'service.nothingThere'],
  413: ['too_large', 'service.tooLarge'],
  429: ['too_many_requests', 'service.tooManyTries'],
  502: ['overloaded', 'service.unreachable'],
  503: ['overloaded', 'service.busy'],
  504: ['overloaded', 'service.slow'],
};

const REFUSED: [ErrorCode, OwnMessageId] = ['bad_request', 'service.refused'];
const BROKEN: [ErrorCode, OwnMessageId] = ['internal', 'service.broken'];

/** The failure that an answer with an error status tells of. */
export function failureOfAnswer(response: Response, text: string): ApiError {
  const headers = {
    requestId: response.headers.get('x-request-id'),
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
  };
  return failureOf(parseJson(text), response.status, headers);
}

/** The failure that an `error` event tells of. */
export function failureOfEvent(data: unknown, response: Response): ApiError {
  const { status, retryAfter } = v.parse(StreamedFailureSchema, data);
  return failureOf(data, status, { requestId: response.headers.get('x-request-id'), retryAfter });
}

/** `status` null: the one that belongs to the code. */
function failureOf(
  body: unknown,
  status: number | null,
  headers: { requestId: string | null; retryAfter: number | null },
): ApiError {
  const result = v.safeParse(FailureSchema, body);
  const code = result.success ? knownCode(result.output.error) : null;
  const settled = status ?? (code === null ? 500 : ERROR_STATUS[code]);
  const [usualCode, usualId] = BY_STATUS[settled] ?? (settled < 500 ? REFUSED : BROKEN);
  if (!result.success)
    return new ApiError({
      status: settled,
      code: usualCode,
      ...ownMessage(usualId),
      told: bareError(body),
      ...headers,
    });
  const { message, reason, fields, fieldReasons, next, suggestions, revision } = result.output;
  const { post_id: postId } = result.output;
  return new ApiError({
    status: settled,
    code: code ?? usualCode,
    message,
    ...headers,
    ...(reason === undefined ? {} : { reason }),
    ...(fields === undefined ? {} : { fields }),
    ...(fieldReasons === undefined ? {} : { fieldReasons }),
    ...(next === undefined ? {} : { next: next.filter(isNextStep) }),
    ...(suggestions === undefined ? {} : { suggestions }),
    ...(postId === undefined ? {} : { postId }),
    ...(revision === undefined ? {} : { revision }),
  });
}

/** The `error` of an answer that has no message beside it. */
function bareError(body: unknown): string | null {
  const read = v.safeParse(v.object({ error: v.pipe(v.string(), v.minLength(1)) }), body);
  return read.success ? read.output.error : null;
}

function knownCode(code: string): ErrorCode | null {
  // `hasOwn` has just shown that it is one of the keys.
  return Object.hasOwn(ERROR_STATUS, code) ? (code as ErrorCode) : null;
}

function isNextStep(step: string): step is NextStep {
  return NEXT_STEPS.some((known) => known === step);
}

/** Seconds, from the number or the date that `Retry-After` carries; null when it says nothing. */
function readRetryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\s*\d{1,9}\s*$/u.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
