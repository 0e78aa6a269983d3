import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Sentence } from '@tosite/api-client/endpoints/sentence';
import { ApiFailure } from '../http/api-failure.ts';
import { addressKey } from '../http/client-address.ts';
import type { RequestFacts } from '../http/request-context.ts';
import type { Job } from '../queue/queue.ts';
import type { Core } from '../core.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { DEVICE_COOKIE, readCookie } from './auth-cookies.ts';
import type { AuthParts } from './auth-parts.ts';
import { emailChangeStore } from './email-change-store.ts';
import { emailTokenStore } from './email-token-store.ts';
import { assertStrong } from './sign-up.ts';
import { challengeStore } from './two-factor/challenge-store.ts';
import { userStore } from './user-store.ts';
import { sentence } from '../http/sentence.ts';

/** Lets the worker mail a link for choosing a new password. With and without an account it does the same here. */
export async function forgotPassword(
  parts: AuthParts,
  input: { email: string },
  facts: RequestFacts,
): Promise<Sentence> {
  const { database, mails, queue } = parts.core;
  const email = normalizeEmail(input.email);
  // What strangers ask for must not keep its owner from asking: a device of theirs is counted by itself.
  const device = parts.loginLimits.knownDevice({ email, device: readCookie(facts.request, DEVICE_COOKIE) });
  if (await mails.admit(email, facts.clientAddress, device))
    await queue.enqueue(database.db, 'mail-reset-link', { email });
  return sentence({ id: 'account.resetMailSent' });
}

/** The worker's side: issues the link, if there is an account, and mails it. */
export function mailResetLink(core: Core): (job: Job<'mail-reset-link'>) => Promise<void> {
  return async (job) => {
    const { env, clock, database, mails } = core;
    const emailNormalized = job.payload.email;
    await database.transaction(async (trx) => {
      await job.fence(trx);
      const user = await userStore.byEmail(trx, emailNormalized);
      if (user === undefined) return;
      const token = await emailTokenStore.issue(trx, {
        userId: user.id,
        purpose: 'reset',
        emailNormalized,
        now: clock.now(),
      });
      await mails.send(trx, user.id, resetMail(env, user, token));
    });
  };
}

/** Sets the new password, uses the link up and ends every session. */
export async function resetPassword(
  parts: AuthParts,
  input: { token: string; newPassword: string },
  facts: RequestFacts,
): Promise<Sentence> {
  const { core, sessions, hashing } = parts;
  const { env, clock, database, limits, mails } = core;
  await limits.take('tokenByAddress', addressKey(facts.clientAddress));
  const owner = await emailTokenStore.ownerOf(database.db, input.token, 'reset', clock.now());
  if (owner === null) throw invalidToken();
  const user = await userStore.byId(database.db, owner.userId);
  if (user === undefined || user.email_normalized !== owner.emailNormalized) throw invalidToken();
  // Before the link is used up: a password that is refused must not cost the person a new mail.
  assertStrong(input.newPassword, user, 'newPassword');
  const passwordHash = await hashing.hash(input.newPassword);

  await database.transaction(async (trx) => {
    const now = clock.now();
    if ((await emailTokenStore.use(trx, input.token, 'reset', now)) === null) throw invalidToken();
    await userStore.setPassword(trx, user.id, passwordHash, now);
    await sessions.endAll(trx, user.id, 'password_reset');
    await challengeStore.retire(trx, user.id);
    await emailChangeStore.remove(trx, user.id);
    // Who can open the mail owns the address.
    if (await userStore.markVerified(trx, user.id, owner.emailNormalized, now))
      await parts.verified(trx, user);
    await mails.send(trx, user.id, passwordChangedMail(env, user));
  });
  sessions.forget(user.id);
  return sentence({ id: 'account.passwordReset' });
}

export function invalidToken(): ApiFailure {
  return new ApiFailure('invalid_token', { id: 'account.linkUsed' });
}
