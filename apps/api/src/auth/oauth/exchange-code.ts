import { OAuth2Tokens } from 'arctic';
import type { Logger } from 'pino';
import { ApiFailure } from '../../http/api-failure.ts';
import type { ProviderAnswer, OAuthHttpClient } from './oauth-http-client.ts';
import type { Provider } from './providers.ts';

type Grant = {
  provider: Provider;
  code: string;
  verifier: string;
  redirectUri: string;
  signal: AbortSignal;
  log: Logger;
};

/** Changes the code that the browser brought for tokens. Throws ApiFailure; nothing of the answer is in it. */
export async function exchangeCode(client: OAuthHttpClient, grant: Grant): Promise<OAuth2Tokens> {
  const { provider, verifier } = grant;
  const ask = (more: Record<string, string>): Promise<ProviderAnswer> =>
    client.post({
      name: provider.name,
      url: provider.tokenEndpoint,
      signal: grant.signal,
      form: {
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectUri,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        ...more,
      },
    });
  if (provider.verifier === 'always') return readTokens(await ask({ code_verifier: verifier }), grant);
  const first = await ask({});
  const wantsVerifier = errorOf(first) === 'invalid_grant';
  return readTokens(wantsVerifier ? await ask({ code_verifier: verifier }) : first, grant);
}

/** Tokens that a provider answers, or why there are none. */
export function readTokens(
  answer: ProviderAnswer,
  { provider, log }: Pick<Grant, 'provider' | 'log'>,
): OAuth2Tokens {
  const { status, json } = answer;
  const error = errorOf(answer);
  if (status >= 200 && status < 300 && error === null && typeof json === 'object' && json !== null) {
    const tokens = new OAuth2Tokens(json);
    if ('access_token' in json && typeof json.access_token === 'string' && json.access_token !== '')
      return tokens;
  }
  // The provider's own word for it: never a text, which may hold what was sent.
  log.warn({ provider: provider.id, status, error }, 'a provider gave no tokens');
  if (
    error === 'invalid_client' ||
    error === 'unauthorized_client' ||
    error === 'incorrect_client_credentials'
  ) {
    throw new ApiFailure('source_not_configured', { id: 'provider.misregistered', provider: provider.name });
  }
  throw refusedSignIn(provider);
}

export function refusedSignIn(provider: Pick<Provider, 'name'>, cause?: unknown): ApiFailure {
  return new ApiFailure(
    'invalid_token',
    { id: 'provider.refused', provider: provider.name },
    {
      next: ['retry'],
      cause,
    },
  );
}

/** The error's code; null when the answer names none. GitHub sends one with status 200. */
function errorOf({ json }: ProviderAnswer): string | null {
  if (typeof json !== 'object' || json === null || !('error' in json)) return null;
  return typeof json.error === 'string' && /^[a-z_]{1,60}$/u.test(json.error) ? json.error : 'unknown';
}
