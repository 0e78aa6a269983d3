import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Env } from '../env.ts';
import { ApiFailure } from '../http/api-failure.ts';

/** Throws `signups_closed` where whoever has this address may not open an account. */
export function assertMaySignUp(
  env: Pick<Env, 'signups' | 'operatorEmails' | 'invitedEmails'>,
  email: string,
): void {
  if (env.signups === 'open') return;
  if (env.signups === 'invite') {
    const wanted = normalizeEmail(email);
    if ([...env.operatorEmails, ...env.invitedEmails].some((known) => normalizeEmail(known) === wanted))
      return;
    throw new ApiFailure('signups_closed', { id: 'account.needsInvitation' });
  }
  throw new ApiFailure('signups_closed', { id: 'account.signupsClosed' });
}
