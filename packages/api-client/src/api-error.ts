import { serviceMessages } from '@tosite/validation/messages/en/service';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { ErrorCode, NextStep } from './endpoints/errors.ts';

/** What kept an answer from arriving: no connection, no answer in time, an answer that cannot be read. */
export type LocalStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

type ApiErrorDetails = {
  status: number | LocalStatus;
  code: ErrorCode | LocalStatus;
  message: string;
  reason?: MessageValue | null;
  fields?: Record<string, string>;
  fieldReasons?: Record<string, MessageValue>;
  next?: readonly NextStep[];
  suggestions?: readonly string[];
  postId?: string | null;
  revision?: number | null;
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
  /** What `message` says, to be said in another language; null: nobody knows more of it than its words. */
  readonly reason: MessageValue | null;
  /** By field, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same, to be said in another language. */
  readonly fieldReasons: Readonly<Record<string, MessageValue>>;
  /** After a failed preview: what the person can do, in the order to offer it. */
  readonly next: readonly NextStep[];
  /** Addresses that were free a moment ago. */
  readonly suggestions: readonly string[];
  /** For `post_exists`: the post. */
  readonly postId: string | null;
  /** For `stale_profile` and `stale_post`: the revision that is newest. */
  readonly revision: number | null;
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
    this.reason = details.reason ?? null;
    this.fields = details.fields ?? {};
    this.fieldReasons = details.fieldReasons ?? {};
    this.next = details.next ?? [];
    this.suggestions = details.suggestions ?? [];
    this.postId = details.postId ?? null;
    this.revision = details.revision ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.told = details.told === undefined ? details.message : details.told;
  }
}

/** What the client itself says, where no answer of ours does. */
export type OwnMessageId = {
  [Id in keyof typeof serviceMessages]: (typeof serviceMessages)[Id] extends string ? Id : never;
}[keyof typeof serviceMessages];

export function ownMessage(id: OwnMessageId): { message: string; reason: MessageValue } {
  return { message: serviceMessages[id], reason: { id } };
}

const IDS = {
  FETCH_ERROR: 'client.unreachable',
  TIMEOUT_ERROR: 'client.timeout',
  PARSING_ERROR: 'client.unreadable',
} as const satisfies Record<LocalStatus, OwnMessageId>;

export function localError(status: LocalStatus, cause?: unknown, requestId: string | null = null): ApiError {
  return new ApiError({ status, code: status, ...ownMessage(IDS[status]), requestId, cause });
}
