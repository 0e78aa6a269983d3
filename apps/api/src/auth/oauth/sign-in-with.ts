import type { oauthCallback } from '@tosite/api-client/endpoints/oauth';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { EmailSchema, normalizeEmail } from '@tosite/validation/account/account-fields';
import * as v from 'valibot';
import { isUniqueViolation } from '../../database/database-errors.ts';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import { randomId } from '../../secrets/keys.ts';
import { signInAddedMail } from '../account-mails.ts';
import type { AuthParts } from '../auth-parts.ts';
import { assertMaySignUp } from '../may-sign-up.ts';
import { presentUser } from '../present-user.ts';
import { challengeStore } from '../two-factor/challenge-store.ts';
import { twoFactorStore } from '../two-factor/two-factor-store.ts';
import { userStore, type UserRow } from '../user-store.ts';
import { exchangeCode } from './exchange-code.ts';
import { identityStore } from './identity-store.ts';
import { browserSecret } from './oauth-cookie.ts';
import { oauthStates, staleErrand } from './oauth-states.ts';
import type { OAuth } from './oauth.ts';
import { presentableName } from './presentable-name.ts';
import type { Provider } from './providers.ts';
import { readIdentity, type Identity } from './read-identity.ts';

type SignedIn = EndpointAnswer<typeof oauthCallback>;

/**
 * Signs in whoever the provider says came back: the owner of that identity, or of its verified address where that is
 * confirmed here too, or somebody new. Never somebody's account because an address was merely claimed.
 */
export async function signInWith(
  parts: AuthParts,
  oauth: OAuth,
  returned: { code: string; state: string },
  facts: RequestFacts,
  beforeCommit: (trx: Executor, answer: SignedIn, user: UserRow) => Promise<void>,
): Promise<SignedIn> {
  const { core } = parts;
  const { clock, database, keys, limits, env } = core;
  await limits.take('oauthByAddress', addressKey(facts.clientAddress));
  const boundTo = browserSecret(facts.request);
  if (boundTo === null) throw staleErrand();
  const errand = await oauthStates.take(
    database.db,
    keys,
    { purpose: 'signin', state: returned.state, boundTo },
    clock.now(),
  );
  const provider = oauth.providers.find(({ id }) => id === errand.provider);
  if (provider === undefined) throw staleErrand();
  const { signal, log } = facts;
  const tokens = await exchangeCode(oauth.client, {
    provider,
    code: returned.code,
    verifier: errand.verifier,
    redirectUri: oauth.redirectUri,
    signal,
    log,
  });
  const identity = await readIdentity(oauth.client, oauth.verifyIdToken, {
    provider,
    tokens,
    nonce: errand.nonce,
    githubApi: env.upstream.githubApi,
    signal,
  });
  await assertMayJoin(parts, provider, identity, facts);
  const signIn = () =>
    database.transaction(async (trx) => {
      const user = await accountOf(parts, trx, provider, identity);
      const { returnTo } = errand;
      if (await twoFactorStore.isEnabled(trx, user.id)) {
        const signIn = { userId: user.id, returnTo };
        const step = { twoFactor: await challengeStore.issue(trx, signIn, clock.now()) };
        await beforeCommit(trx, step, user);
        return step;
      }
      const pair = await parts.sessions.begin(trx, user.id, facts);
      const answer = { ...pair, user: presentUser(env, user), returnTo };
      await beforeCommit(trx, answer, user);
      return answer;
    });
  try {
    return await signIn();
  } catch (error) {
    // The same person a moment earlier in another tab: by now there is an account to sign in to.
    if (isUniqueViolation(error)) return signIn();
    throw error;
  }
}

/** Whether somebody who has no account yet may open one; counted before the transaction. */
async function assertMayJoin(
  { core }: AuthParts,
  provider: Provider,
  identity: Identity,
  facts: RequestFacts,
): Promise<void> {
  const { db } = core.database;
  if (await identityStore.isKnown(db, { provider: provider.id, subject: identity.subject })) return;
  const email = verifiedEmail(provider, identity);
  if ((await userStore.byEmail(db, normalizeEmail(email))) !== undefined) return;
  assertMaySignUp(core.env, email);
  await core.limits.take('signupByAddress', addressKey(facts.clientAddress));
}

async function accountOf(
  { core }: AuthParts,
  trx: Executor,
  provider: Provider,
  identity: Identity,
): Promise<UserRow> {
  const { clock, env, mails } = core;
  const now = clock.now();
  const key = { provider: provider.id, subject: identity.subject };
  const knownId = await identityStore.use(trx, key, now);
  const known = knownId === null ? undefined : await userStore.byId(trx, knownId);
  if (known !== undefined) return known;

  const email = verifiedEmail(provider, identity);
  const sameAddress = await userStore.byEmail(trx, normalizeEmail(email));
  if (sameAddress !== undefined) {
    // Whoever opened it may have typed an address of somebody else, to be let in here later.
    if (sameAddress.email_verified_at === null) throw unconfirmedAccount(provider);
    await identityStore.insert(trx, { ...key, userId: sameAddress.id }, now);
    await mails.send(trx, sameAddress.id, signInAddedMail(env, sameAddress, provider.name));
    return sameAddress;
  }
  const user: UserRow = {
    id: randomId(),
    email,
    email_normalized: normalizeEmail(email),
    name: presentableName(identity.name, email),
    password_hash: null,
    profile_picture: null,
    language: null,
    email_verified_at: now,
    current_website_id: null,
    created_at: now,
    updated_at: now,
  };
  await userStore.insert(trx, user);
  await identityStore.insert(trx, { ...key, userId: user.id }, now);
  return user;
}

function verifiedEmail(provider: Provider, { verifiedEmail: email }: Identity): string {
  const read = v.safeParse(EmailSchema, email ?? '');
  if (read.success) return read.output;
  throw new ApiFailure('forbidden', { id: 'provider.emailUnconfirmed', provider: provider.name });
}

function unconfirmedAccount({ name }: Provider): ApiFailure {
  return new ApiFailure('email_taken', { id: 'provider.accountUnconfirmed', provider: name });
}
