import type { Sentence } from '@tosite/api-client/endpoints/sentence';
import type { AuthenticatedUser } from '../../http/request-context.ts';
import { assertOwner } from '../../auth/assert-owner.ts';
import type { AuthParts } from '../../auth/auth-parts.ts';
import { emailChangeStore } from '../../auth/email-change-store.ts';
import { emailTokenStore } from '../../auth/email-token-store.ts';
import { passwordSetMail } from '../../auth/security-mails.ts';
import { assertStrong } from '../../auth/sign-up.ts';
import { challengeStore } from '../../auth/two-factor/challenge-store.ts';
import { userStore } from '../../auth/user-store.ts';
import { sentence } from '../../http/sentence.ts';

/** Sets a new password; every other session and every link that is under way is dead then. */
export async function changePassword(
  parts: AuthParts,
  user: AuthenticatedUser,
  input: { currentPassword?: string | undefined; newPassword: string },
): Promise<Sentence> {
  const { core, sessions, hashing } = parts;
  const { clock, database, env, mails } = core;
  const row = await assertOwner(parts, user, input.currentPassword, 'currentPassword');
  assertStrong(input.newPassword, row, 'newPassword');
  const passwordHash = await hashing.hash(input.newPassword);
  await database.transaction(async (trx) => {
    const now = clock.now();
    await userStore.setPassword(trx, user.id, passwordHash, now);
    await sessions.endOthers(trx, { userId: user.id, but: user.sessionId, reason: 'password_changed' });
    await challengeStore.retire(trx, user.id);
    await emailTokenStore.retire(trx, user.id, 'reset', now);
    // Whoever knew the old one may have begun it.
    await emailChangeStore.remove(trx, user.id);
    await mails.send(trx, user.id, passwordSetMail(env, row));
  });
  sessions.forget(user.id);
  return sentence({ id: 'account.passwordChanged' });
}
