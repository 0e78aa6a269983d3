import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import * as v from 'valibot';

/**
 * Every code that an answer of the API can carry, with the status it comes with. The sentence for a person stands
 * beside it in English, with the value that it was made of (`reason`); nobody matches on its words.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_body: 400,
  bad_request: 400,
  invalid_profile_link: 400,
  invalid_domain: 400,
  invalid_token: 400,
  invalid_code: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  session_expired: 401,
  plan_required: 402,
  forbidden: 403,
  bad_origin: 403,
  sign_in_again: 403,
  signups_closed: 403,
  profile_private: 403,
  not_found: 404,
  profile_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  domain_taken: 409,
  domain_reserved: 409,
  domain_in_use: 409,
  stale_design: 409,
  stale_profile: 409,
  stale_post: 409,
  post_exists: 409,
  post_limit: 409,
  subscription_exists: 409,
  idempotency_mismatch: 409,
  conflict: 409,
  preview_expired: 410,
  gone: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  unusable_export: 422,
  no_transcript: 422,
  too_many_requests: 429,
  platform_rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  platform_unavailable: 502,
  platform_blocked: 502,
  source_not_configured: 503,
  ai_not_configured: 503,
  payments_not_configured: 503,
  payments_unavailable: 503,
  ai_budget: 503,
  ai_unavailable: 503,
  overloaded: 503,
  storage_full: 503,
  not_ready: 503,
  platform_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** What a person can do after a failed preview; shown as buttons under the field. */
export const NEXT_STEPS = ['connect', 'import', 'form', 'sample', 'retry'] as const;
export const NextStepSchema = v.picklist(NEXT_STEPS);
export type NextStep = (typeof NEXT_STEPS)[number];

/** The one shape of every error answer. */
export const ErrorBodySchema = v.object({
  error: v.string(),
  /** One sentence for a person, in English. */
  message: v.string(),
  /** The same as a value, for whoever says it in another language: its id in the catalogue, and its facts. */
  reason: v.optional(MessageValueSchema),
  fields: v.optional(v.record(v.string(), v.string())),
  /** By field, the value of what `fields` says. */
  fieldReasons: v.optional(v.record(v.string(), MessageValueSchema)),
  /** `transcript`: bring what is said in the film. */
  next: v.optional(v.array(v.picklist([...NEXT_STEPS, 'transcript']))),
  /** For `domain_taken` and `domain_reserved`: addresses that were free a moment ago. */
  suggestions: v.optional(v.array(v.string())),
  /** For `stale_profile` and `stale_post`: the revision that is newest. */
  revision: v.optional(v.number()),
  /** For `post_exists`: the post. */
  post_id: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;
