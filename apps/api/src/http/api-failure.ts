import type { ErrorBody, ErrorCode } from '@tosite/api-client/endpoints/errors';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';

type NextSteps = Readonly<NonNullable<ErrorBody['next']>>;

export type FailureDetails = {
  /** By field, what is wrong with it. */
  fields?: Record<string, Message>;
  /** What the person can do, in the order to offer it. */
  next?: NextSteps;
  /** Addresses that were free a moment ago. */
  suggestions?: readonly string[];
  /** What is newest, where a change was made on something older. */
  revision?: number;
  /** The post that is there already. */
  postId?: string;
  /** Whole seconds after which it is worth trying again. */
  retryAfter?: number;
  /** Cookies that go with the failure: a session that is over clears its own. */
  cookies?: readonly string[];
  cause?: unknown;
};

/** A failure that the caller is told about: a code for programs, one message for the person. Never carries a secret. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  /** What is said to the person; `message` is its English. */
  readonly reason: MessageValue;
  readonly fields: Record<string, MessageValue> | null;
  readonly next: NextSteps | null;
  readonly suggestions: readonly string[] | null;
  readonly revision: number | null;
  readonly postId: string | null;
  readonly retryAfter: number | null;
  readonly cookies: readonly string[];

  constructor(code: ErrorCode, reason: Message, details: FailureDetails = {}) {
    super(inEnglish(reason), { cause: details.cause });
    this.code = code;
    this.reason = reason;
    this.fields = details.fields ?? null;
    this.next = details.next ?? null;
    this.suggestions = details.suggestions ?? null;
    this.revision = details.revision ?? null;
    this.postId = details.postId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.cookies = details.cookies ?? [];
  }
}

/** The same answer for what is not there and for what is another person's. */
export function notFound(): ApiFailure {
  return new ApiFailure('not_found', { id: 'service.notFound' });
}
