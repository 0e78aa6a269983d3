import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../clock.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { refusedSignIn } from './exchange-code.ts';
import type { OAuthHttpClient } from './oauth-http-client.ts';
import type { Provider } from './providers.ts';

export type VerifyIdToken = (
  provider: Provider,
  idToken: string,
  nonce: string,
) => Promise<JWTPayload & { sub: string }>;

const CLOCK_SKEW_SECONDS = 60;
/** Signed with a key pair: with a shared secret, whoever can verify could sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Verifies identity tokens with their provider's published keys, which are kept for ten minutes. */
export function createVerifyIdToken(client: OAuthHttpClient, clock: Clock): VerifyIdToken {
  const keysOf = new Map<string, JWTVerifyGetKey>();

  const remoteKeys = ({ name }: Provider, jwksUri: string): JWTVerifyGetKey => {
    const known = keysOf.get(jwksUri);
    if (known !== undefined) return known;
    const keys = createRemoteJWKSet(new URL(jwksUri), {
      [customFetch]: async (url, { signal }) => {
        const answer = await client.get({ name, url, signal: signal ?? new AbortController().signal });
        return Response.json(answer.json ?? null, { status: answer.status });
      },
    });
    keysOf.set(jwksUri, keys);
    return keys;
  };

  return async (provider, idToken, nonce) => {
    const { openId, clientId } = provider;
    if (openId === null) throw refusedSignIn(provider);
    try {
      const { payload } = await jwtVerify(idToken, remoteKeys(provider, openId.jwksUri), {
        algorithms: ALGORITHMS,
        issuer: [...openId.issuers],
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: new Date(clock.now()),
      });
      const { sub, aud, azp, nonce: given } = payload;
      if (sub === undefined || sub === '' || sub.length > 255) throw refusedSignIn(provider);
      if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) throw refusedSignIn(provider);
      if (given === undefined ? openId.nonce === 'needed' : given !== nonce) throw refusedSignIn(provider);
      return { ...payload, sub };
    } catch (error) {
      throw error instanceof ApiFailure ? error : refusedSignIn(provider, error);
    }
  };
}
