import type { SecondStepCode } from '@tosite/validation/account/second-step';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import type { Core } from '../../core.ts';
import type { AuthParts } from '../auth-parts.ts';
import { hashOfCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { twoFactorStore } from './two-factor-store.ts';

/** Each account's key is sealed for that account: moved to another row, it cannot be opened there. */
export const sealedFor = (userId: string): string => `two-factor:${userId}`;

/** Uses the code up. False: it is wrong, or was used already. */
export async function useCode(
  { keys, clock }: Core,
  executor: Executor,
  userId: string,
  { kind, code }: SecondStepCode,
): Promise<boolean> {
  if (kind === 'recovery')
    return twoFactorStore.useRecoveryCode(executor, userId, hashOfCode(code), clock.now());
  const row = await twoFactorStore.byUser(executor, userId);
  if (row === undefined || row.enabled_at === null) return false;
  const setupKey = keys.open(sealedFor(userId), row.sealed);
  const step = setupKey === null ? null : stepOfCode(setupKey, code, clock.now());
  if (step === null || !(await twoFactorStore.useStep(executor, userId, step))) return false;
  const newest = keys.reseal(sealedFor(userId), row.sealed);
  if (newest !== null) await twoFactorStore.reseal(executor, userId, row.sealed, newest);
  return true;
}

const WRONG_CODE: Message = { id: 'account.codeWrong' };

/**
 * Runs a try of a code and counts it: every fifth wrong one in a row makes the account wait, as wrong passwords do.
 * Throws `too_many_requests`, or `invalid_code` when the work answers null.
 */
export async function tryCode<T>(
  { loginLimits }: AuthParts,
  userId: string,
  facts: RequestFacts,
  work: () => Promise<T | null>,
  wrong = WRONG_CODE,
): Promise<T> {
  const attempt = { email: `two-factor:${userId}`, clientAddress: facts.clientAddress, device: null };
  await loginLimits.begin(attempt);
  const result = await work();
  if (result === null) {
    await loginLimits.failed(attempt);
    throw new ApiFailure('invalid_code', wrong, { fields: { code: wrong } });
  }
  await loginLimits.succeeded(attempt);
  return result;
}
