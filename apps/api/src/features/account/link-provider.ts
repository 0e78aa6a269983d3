import { SignInProviderSchema, type SignInProvider } from '@tosite/api-client/endpoints/oauth';
import * as v from 'valibot';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import type { AuthenticatedUser, RequestFacts } from '../../http/request-context.ts';
import { assertOwner } from '../../auth/assert-owner.ts';
import type { AuthParts } from '../../auth/auth-parts.ts';
import { exchangeCode } from '../../auth/oauth/exchange-code.ts';
import { identityStore } from '../../auth/oauth/identity-store.ts';
import { oauthStates, staleErrand } from '../../auth/oauth/oauth-states.ts';
import { authorizationUrl, type OAuth } from '../../auth/oauth/oauth.ts';
import type { Provider } from '../../auth/oauth/providers.ts';
import { readIdentity } from '../../auth/oauth/read-identity.ts';
import { signInLinkedMail, signInRemovedMail } from '../../auth/security-mails.ts';
import { userStore } from '../../auth/user-store.ts';

const NAMES = { google: 'Google', github: 'GitHub', linkedin: 'LinkedIn' } as const;

/** Where to send the browser so that its owner can sign in with this provider too. */
export async function startLinking(
  parts: AuthParts,
  oauth: OAuth,
  user: AuthenticatedUser,
  input: { provider: string; password?: string | undefined },
): Promise<{ url: string }> {
  const { database, keys, clock, limits } = parts.core;
  const provider = providerOf(oauth, input.provider);
  await assertOwner(parts, user, input.password);
  await limits.take('connectByOwner', user.id);
  const linked = await identityStore.ofUser(database.db, user.id);
  if (linked.some((identity) => identity.provider === provider.id)) {
    throw new ApiFailure('conflict', { id: 'provider.linkedAlready', provider: provider.name });
  }
  const begun = await oauthStates.begin(
    database.db,
    keys,
    { purpose: 'link', provider: provider.id, boundTo: user.id, userId: user.id, returnTo: '/account' },
    clock.now(),
  );
  return { url: authorizationUrl(provider, oauth.redirectUri, begun) };
}

/** Links whoever the provider says came back to the account that asked; never an account that is another's. */
export async function finishLinking(
  parts: AuthParts,
  oauth: OAuth,
  user: AuthenticatedUser,
  returned: { code: string; state: string },
  facts: RequestFacts,
): Promise<{ provider: SignInProvider; returnTo: string }> {
  const { database, keys, clock, limits, env, mails } = parts.core;
  await limits.take('oauthByAddress', addressKey(facts.clientAddress));
  const errand = await oauthStates.take(
    database.db,
    keys,
    { purpose: 'link', state: returned.state, boundTo: user.id },
    clock.now(),
  );
  const provider = oauth.providers.find(({ id }) => id === errand.provider);
  if (provider === undefined) throw staleErrand();
  const { signal, log } = facts;
  const { redirectUri, client, verifyIdToken } = oauth;
  const { verifier, nonce, returnTo } = errand;
  const tokens = await exchangeCode(client, {
    provider,
    code: returned.code,
    verifier,
    redirectUri,
    signal,
    log,
  });
  const githubApi = env.upstream.githubApi;
  const { subject } = await readIdentity(client, verifyIdToken, {
    provider,
    tokens,
    nonce,
    githubApi,
    signal,
  });
  try {
    await database.transaction(async (trx) => {
      const now = clock.now();
      await identityStore.insert(trx, { provider: provider.id, subject, userId: user.id }, now);
      await mails.send(trx, user.id, signInLinkedMail(env, user, provider.name));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const linked = await identityStore.ofUser(database.db, user.id);
    if (!linked.some((row) => row.provider === provider.id && row.subject === subject)) {
      throw new ApiFailure('conflict', { id: 'provider.linkedElsewhere', provider: provider.name });
    }
  }
  return { provider: provider.id, returnTo };
}

/** Takes a way of signing in away, unless it is the last one. */
export async function unlinkProvider(
  parts: AuthParts,
  user: AuthenticatedUser,
  asked: string,
): Promise<void> {
  const { database, clock, env, mails } = parts.core;
  const known = v.safeParse(SignInProviderSchema, asked);
  if (!known.success) throw notFound();
  const name = NAMES[known.output];
  await database.transaction(async (trx) => {
    // Two at once would each count the other as what is left.
    await userStore.lock(trx, user.id, clock.now());
    const row = await userStore.byId(trx, user.id);
    const linked = await identityStore.ofUser(trx, user.id);
    if (row === undefined || !linked.some(({ provider }) => provider === known.output)) throw notFound();
    const others = linked.filter(({ provider }) => provider !== known.output);
    if (row.password_hash === null && others.length === 0) {
      throw new ApiFailure('conflict', { id: 'provider.onlyWayIn', provider: name });
    }
    await identityStore.remove(trx, user.id, known.output);
    await mails.send(trx, user.id, signInRemovedMail(env, row, name));
  });
}

function providerOf(oauth: OAuth, asked: string): Provider {
  if (!v.is(SignInProviderSchema, asked)) throw notFound();
  const provider = oauth.providers.find(({ id }) => id === asked);
  if (provider !== undefined) return provider;
  throw new ApiFailure('source_not_configured', { id: 'provider.notSetUp', provider: NAMES[asked] });
}
