import type { Sentence } from '@tosite/api-client/endpoints/sentence';
import { addressKey } from '../http/client-address.ts';
import type { AuthenticatedUser, RequestFacts } from '../http/request-context.ts';
import { verifyMail } from './account-mails.ts';
import type { AuthParts } from './auth-parts.ts';
import { emailChangeStore } from './email-change-store.ts';
import { emailTokenStore } from './email-token-store.ts';
import { invalidToken } from './reset-password.ts';
import { userStore } from './user-store.ts';
import { sentence } from '../http/sentence.ts';

/** Confirms the address that the link was mailed to. */
export async function verifyEmail(
  parts: AuthParts,
  input: { token: string },
  facts: RequestFacts,
): Promise<Sentence> {
  const { clock, database, limits } = parts.core;
  await limits.take('tokenByAddress', addressKey(facts.clientAddress));
  const userId = await database.transaction(async (trx) => {
    const now = clock.now();
    const owner = await emailTokenStore.use(trx, input.token, 'verify', now);
    const user = owner === null ? undefined : await userStore.byId(trx, owner.userId);
    if (owner === null || user === undefined) throw invalidToken();
    if (!(await userStore.markVerified(trx, user.id, owner.emailNormalized, now))) throw invalidToken();
    // A change that was asked for before this box had a say.
    if (user.email_verified_at === null) await emailChangeStore.remove(trx, user.id);
    await parts.verified(trx, user);
    return user.id;
  });
  parts.sessions.forget(userId);
  return sentence({ id: 'account.emailConfirmed' });
}

/** Mails the confirming link once more; the older one is dead then. */
export async function resendVerification(
  parts: AuthParts,
  user: AuthenticatedUser,
  facts: RequestFacts,
): Promise<Sentence> {
  const { env, clock, database, mails } = parts.core;
  const row = await userStore.byId(database.db, user.id);
  if (
    row !== undefined &&
    row.email_verified_at === null &&
    (await mails.admit(row.email_normalized, facts.clientAddress))
  ) {
    await database.transaction(async (trx) => {
      const token = await emailTokenStore.issue(trx, {
        userId: row.id,
        purpose: 'verify',
        emailNormalized: row.email_normalized,
        now: clock.now(),
      });
      await mails.send(trx, row.id, verifyMail(env, row, token));
    });
  }
  return sentence({ id: 'account.verifyMailSent' });
}
