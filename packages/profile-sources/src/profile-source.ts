import type { Message } from '@tosite/validation/messages/message';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Platform, ProfileLink } from '@tosite/validation/platforms';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SourceReport } from '@tosite/validation/profile/source-report';

/** What a source answered: the profile, and how it was had. */
export type ProfileResult = { profile: Profile; report: SourceReport };

/** Why a profile could not be had. The same words as the API's error codes. */
export type SourceFailureCode =
  | 'profile_not_found'
  | 'profile_private'
  | 'platform_rate_limited'
  | 'platform_unavailable'
  | 'platform_timeout'
  | 'platform_blocked'
  | 'source_not_configured';

/** What the person can do next, in the order to offer it. */
export type NextStep = 'connect' | 'import' | 'form' | 'sample' | 'retry';

/** A failure with its code, one message for the person, and what can be done next. Never carries a token or a body. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly code: SourceFailureCode;
  /** What is said to the person; `message` is its English. */
  readonly reason: Message;
  readonly next: readonly NextStep[];
  /** When it is worth trying again; null when unknown. */
  readonly retryAt: Date | null;

  constructor(
    code: SourceFailureCode,
    reason: Message,
    options: { next: readonly NextStep[]; retryAt?: Date | null; cause?: unknown },
  ) {
    super(inEnglish(reason), { cause: options.cause });
    this.reason = reason;
    this.code = code;
    this.next = options.next;
    this.retryAt = options.retryAt ?? null;
  }
}

/** What upstream validators were seen, by request: an adapter may send them back to spend no quota. */
export type Validators = Record<string, { etag: string; body: string }>;

export type FetchProfileOptions = {
  /** Ends the work; the deadline of the whole preview. */
  signal: AbortSignal;
  /** How old a reading of anybody may be to stand for a new one; absent: as long as it is kept. */
  maxAgeMs?: number;
};

/** Where warnings for the operator go; a pino logger is one. */
export type SourceLog = { warn(data: Record<string, unknown>, message: string): void };

/** What an adapter read, with what it needs to ask for less the next time. */
export type ProfileReading = {
  result: ProfileResult;
  validators: Validators;
  /** True when the platform withheld a part this time, so that it is worth asking again soon. */
  partial: boolean;
};

/** One platform's adapter: reads and maps, stores nothing. */
export type ProfileSource = {
  readonly platform: Platform;
  /** Throws SourceFailure for what it understands; whoever calls it turns anything else into one. */
  readProfile(
    link: ProfileLink,
    options: FetchProfileOptions & { validators: Validators },
  ): Promise<ProfileReading>;
  /** The failure that says there is no such profile, also when it was learnt earlier. */
  notFound(link: ProfileLink): SourceFailure;
};
