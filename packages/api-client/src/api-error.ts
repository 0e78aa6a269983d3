import type { ErrorCode, NextStep } from './endpoints/errors.ts';

/** What kept an answer from arriving: no connection, no answer in time, an answer that cannot be read. */
export type LocalStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

type ApiErrorDetails = {
  status: number | LocalStatus;
  code: ErrorCode | LocalStatus;
  message: string;
  fields?: Record<string, string>;
  next?: readonly NextStep[];
  suggestions?: readonly string[];
  requestId?: string | null;
  retryAfter?: number | null;
  /** What the answer itself said; null: nothing that can be read. */
  told?: string | null;
  cause?: unknown;
};

/** The one shape in which a call fails. Its `message` is a sentence for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or why there is none. */
  readonly status: number | LocalStatus;
  /** What to decide by; never the words of `message`. Equals `status` when no answer arrived. */
  readonly code: ErrorCode | LocalStatus;
  /** By field, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** After a failed preview: what the person can do, in the order to offer it. */
  readonly next: readonly NextStep[];
  /** Addresses that were free a moment ago. */
  readonly suggestions: readonly string[];
  /** By what the operator finds the call in the logs; null when no answer carried it. */
  readonly requestId: string | null;
  /** Seconds after which it is worth trying again; null when nobody said. */
  readonly retryAfter: number | null;

  /** What the answer itself said: its message, else its bare error; null when no answer said anything. */
  readonly told: string | null;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.next = details.next ?? [];
    this.suggestions = details.suggestions ?? [];
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.told = details.told === undefined ? details.message : details.told;
  }
}

const SENTENCES: Record<LocalStatus, string> = {
  FETCH_ERROR: 'We could not reach the server. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to answer. Try again in a moment.',
  PARSING_ERROR: 'The server gave an answer that we could not read. Reload the page and try again.',
};

export function localError(status: LocalStatus, cause?: unknown, requestId: string | null = null): ApiError {
  return new ApiError({ status, code: status, message: SENTENCES[status], requestId, cause });
}
