import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import type { Core } from '../../core.ts';
import { createVerifyIdToken, type VerifyIdToken } from './id-token.ts';
import { oauthStates, type BegunErrand } from './oauth-states.ts';
import { createOAuthHttpClient, type OAuthHttpClient } from './oauth-http-client.ts';
import { configuredProviders, type Provider } from './providers.ts';

/** What signing in with others and connecting accounts share. */
export type OAuth = {
  providers: readonly Provider[];
  client: OAuthHttpClient;
  verifyIdToken: VerifyIdToken;
  /** Where every provider sends browsers back to; registered with each of them. */
  redirectUri: string;
  /** Deletes errands that nobody came back from. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export function createOAuth({ env, clock, database }: Core): OAuth {
  const client = createOAuthHttpClient(env);
  return {
    providers: configuredProviders(env),
    client,
    verifyIdToken: createVerifyIdToken(client, clock),
    redirectUri: `${env.dashboardOrigin}/callback`,
    sweep: () => oauthStates.sweep(database.db, clock.now()),
    close: () => client.close(),
  };
}

/** The provider's own page that asks the person. */
export function authorizationUrl(
  provider: Provider,
  redirectUri: string,
  { state, verifier, nonce }: BegunErrand,
  moreScopes: readonly string[] = [],
): string {
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, redirectUri);
  const url = client.createAuthorizationURLWithPKCE(
    provider.authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    [...provider.scopes, ...moreScopes],
  );
  if (provider.openId !== null) url.searchParams.set('nonce', nonce);
  return url.href;
}
