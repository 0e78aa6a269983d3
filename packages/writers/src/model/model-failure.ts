export const MODEL_FAILURES = [
  'unreachable',
  'slow',
  'limited',
  'refused',
  'failed',
  'unusable',
  'leaked',
  'too_long',
  'not_of_film',
  'budget',
] as const;

/**
 * Why a model wrote nothing that can be used.
 * - `unreachable`, `slow`: no connection, or one that broke off; no answer in time.
 * - `limited`, `refused`, `failed`: it said 429; it does not take the request; something broke on its side.
 * - `unusable`: what it answered is not what was asked for, also after it was told so.
 * - `leaked`: it repeated what it was told to keep to itself.
 * - `too_long`: the film needs more requests than one post may cost.
 * - `not_of_film`: what it wrote is not what is said.
 * - `budget`: no further request may be made.
 */
export type ModelFailureCode = (typeof MODEL_FAILURES)[number];

/** Names a code and a status, never a text of the model's, of the owner's, or the key. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  constructor(
    readonly code: ModelFailureCode,
    readonly status: number | null = null,
  ) {
    super(status === null ? code : `${code} (${status})`);
  }
}
