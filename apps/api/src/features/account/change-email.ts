import type { EmailChange } from '@tosite/api-client/endpoints/account';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Message } from '@tosite/validation/messages/message';
import type { Sentence } from '@tosite/api-client/endpoints/sentence';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import type { AuthenticatedUser, RequestFacts } from '../../http/request-context.ts';
import { assertOwner } from '../../auth/assert-owner.ts';
import type { AuthParts } from '../../auth/auth-parts.ts';
import { emailChangeStore } from '../../auth/email-change-store.ts';
import { emailTokenStore } from '../../auth/email-token-store.ts';
import { invalidToken } from '../../auth/reset-password.ts';
import {
  addressLeftMail,
  addressTakenMail,
  leaveAddressMail,
  takeAddressMail,
  unconfirmedAddressMail,
} from '../../auth/security-mails.ts';
import { challengeStore } from '../../auth/two-factor/challenge-store.ts';
import { userStore } from '../../auth/user-store.ts';
import { presentEmailChange } from './present-account.ts';
import { sentence } from '../../http/sentence.ts';

/**
 * Mails a link to the old and to the new address. The account keeps the old one until both were opened. An address that
 * was never confirmed may be a stranger's: its box is told, and has no say.
 */
export async function changeEmail(
  parts: AuthParts,
  user: AuthenticatedUser,
  input: { email: string; password?: string | undefined },
  facts: RequestFacts,
): Promise<{ emailChange: EmailChange } & Sentence> {
  const { clock, database, env, mails } = parts.core;
  const row = await assertOwner(parts, user, input.password);
  const emailNormalized = normalizeEmail(input.email);
  if (emailNormalized === row.email_normalized) throw emailFailure({ id: 'account.sameEmail' });
  if ((await userStore.byEmail(database.db, emailNormalized)) !== undefined) throw emailTaken();
  for (const box of [emailNormalized, row.email_normalized]) {
    if (await mails.admit(box, facts.clientAddress)) continue;
    throw new ApiFailure('too_many_requests', { id: 'account.mailsJustSent' }, { retryAfter: 60 });
  }
  const { begun, asksOld } = await database.transaction(async (trx) => {
    // Read again: the address may have been confirmed while the password was checked.
    const now = await userStore.byId(trx, user.id);
    const asksOld = now === undefined || now.email_verified_at !== null;
    const { row: change, ...tokens } = await emailChangeStore.begin(
      trx,
      { userId: user.id, sessionId: user.sessionId, email: input.email, emailNormalized, asksOld },
      clock.now(),
    );
    const toOld = asksOld ? leaveAddressMail(env, row, tokens.oldToken) : unconfirmedAddressMail(env, row);
    await mails.send(trx, user.id, toOld);
    await mails.send(
      trx,
      user.id,
      takeAddressMail(env, { ...row, email: input.email }, { token: tokens.newToken, asksOld }),
    );
    return { begun: change, asksOld };
  });
  return {
    emailChange: presentEmailChange(begun),
    ...sentence({ id: asksOld ? 'account.twoMailsSent' : 'account.mailSentToNew' }),
  };
}

type Confirmed = { state: 'waiting-for-old' | 'waiting-for-new' | 'changed' } & Sentence;

/** One box agrees. With the second one the address changes, and every session ends but the one that asked. */
export async function confirmEmailChange(
  parts: AuthParts,
  token: string,
  facts: RequestFacts,
): Promise<Confirmed> {
  const { core, sessions } = parts;
  const { clock, database, env, limits, mails } = core;
  await limits.take('tokenByAddress', addressKey(facts.clientAddress));
  let userId: string | null = null;
  try {
    const confirmed = await database.transaction(async (trx): Promise<Confirmed> => {
      const now = clock.now();
      const change = await emailChangeStore.confirm(trx, token, now);
      const user = change === null ? undefined : await userStore.byId(trx, change.user_id);
      if (change === null || user === undefined) throw invalidToken();
      // The old box was not asked, and is known to be the owner's by now.
      if (emailChangeStore.skipsOld(change) && user.email_verified_at !== null) throw invalidToken();
      if (change.old_confirmed_at === null)
        return { state: 'waiting-for-old', ...sentence({ id: 'account.oldAddressNext' }) };
      if (change.new_confirmed_at === null)
        return { state: 'waiting-for-new', ...sentence({ id: 'account.newAddressNext' }) };
      const address = { email: change.email, emailNormalized: change.email_normalized };
      await userStore.setEmail(trx, user.id, address, now);
      await parts.verified(trx, user);
      await emailChangeStore.remove(trx, user.id);
      await challengeStore.retire(trx, user.id);
      for (const purpose of ['verify', 'reset'] as const)
        await emailTokenStore.retire(trx, user.id, purpose, now);
      await sessions.endOthers(trx, { userId: user.id, but: change.session_id, reason: 'email_changed' });
      // A box without a say was told when it was asked for; it is not known to be the owner's.
      if (user.email_verified_at !== null) await mails.send(trx, user.id, addressLeftMail(env, user));
      await mails.send(trx, user.id, addressTakenMail(env, { ...user, email: change.email }));
      userId = user.id;
      return {
        state: 'changed',
        ...sentence({ id: 'account.emailChanged', email: change.email }),
      };
    });
    if (userId !== null) sessions.forget(userId);
    return confirmed;
  } catch (error) {
    if (isUniqueViolation(error, 'email_normalized')) throw emailTaken();
    throw error;
  }
}

function emailTaken(): ApiFailure {
  return emailFailure({ id: 'account.otherAccountHasEmail' }, 'email_taken');
}

function emailFailure(message: Message, code: 'email_taken' | 'invalid_input' = 'invalid_input'): ApiFailure {
  return new ApiFailure(code, message, { fields: { email: message } });
}
