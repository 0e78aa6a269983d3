import type { ErrorCode, NextStep } from '@tosite/api-client/endpoints/errors';

export type FailureDetails = {
  /** By field, what is wrong with it. */
  fields?: Record<string, string>;
  /** After a failed preview: what the person can do, in the order to offer it. */
  next?: readonly NextStep[];
  /** Addresses that were free a moment ago. */
  suggestions?: readonly string[];
  /** What is newest, where a change was made on something older. */
  revision?: number;
  /** Whole seconds after which it is worth trying again. */
  retryAfter?: number;
  /** Cookies that go with the failure: a session that is over clears its own. */
  cookies?: readonly string[];
  cause?: unknown;
};

/** A failure that the caller is told about: a code for programs, one sentence for the person. Never carries a secret. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | null;
  readonly next: readonly NextStep[] | null;
  readonly suggestions: readonly string[] | null;
  readonly revision: number | null;
  readonly retryAfter: number | null;
  readonly cookies: readonly string[];

  constructor(code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields ?? null;
    this.next = details.next ?? null;
    this.suggestions = details.suggestions ?? null;
    this.revision = details.revision ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.cookies = details.cookies ?? [];
  }
}

/** The same answer for what is not there and for what is another person's. */
export function notFound(): ApiFailure {
  return new ApiFailure(
    'not_found',
    'This was not found. It may have been deleted, or it belongs to another account.',
  );
}
