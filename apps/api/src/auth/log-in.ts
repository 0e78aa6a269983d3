import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { login } from '@tosite/api-client/endpoints/auth';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import { ApiFailure } from '../http/api-failure.ts';
import type { RequestFacts } from '../http/request-context.ts';
import { DEVICE_COOKIE, readCookie } from './auth-cookies.ts';
import type { AuthParts } from './auth-parts.ts';
import { presentUser } from './present-user.ts';
import { challengeStore } from './two-factor/challenge-store.ts';
import { twoFactorStore } from './two-factor/two-factor-store.ts';
import { userStore } from './user-store.ts';

/** Signs in, or answers a challenge where the account has a second step. A wrong address and a wrong password are told apart neither by the answer nor by its time. */
export async function logIn(
  parts: AuthParts,
  input: { email: string; password: string },
  facts: RequestFacts,
): Promise<EndpointAnswer<typeof login>> {
  const { core, sessions, hashing, loginLimits } = parts;
  const emailNormalized = normalizeEmail(input.email);
  const attempt = {
    email: emailNormalized,
    clientAddress: facts.clientAddress,
    device: readCookie(facts.request, DEVICE_COOKIE),
  };
  await loginLimits.begin(attempt);
  const user = await userStore.byEmail(core.database.db, emailNormalized);
  const fits = await hashing.verify(user?.password_hash ?? null, input.password);
  if (user === undefined || !fits) {
    await loginLimits.failed(attempt);
    throw new ApiFailure('invalid_credentials', { id: 'account.wrongCredentials' });
  }
  await loginLimits.succeeded(attempt);
  const { db } = core.database;
  if (await twoFactorStore.isEnabled(db, user.id)) {
    const signIn = { userId: user.id, returnTo: null };
    return { twoFactor: await challengeStore.issue(db, signIn, core.clock.now()) };
  }
  const pair = await core.database.transaction((trx) => sessions.begin(trx, user.id, facts));
  return { ...pair, user: presentUser(core.env, user) };
}
