import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Keys } from '../secrets/keys.ts';

const ACCESS_TOKEN_SECONDS = 600;
const CLOCK_SKEW_SECONDS = 60;
const TYPE = 'at+jwt';

export type AccessTokens = {
  /** The same user, session and time give the same token. */
  sign(claims: { userId: string; sessionId: string }, issuedAtMs: number): Promise<string>;
  /** null: not ours, changed, or too old. */
  verify(token: string): Promise<{ userId: string; sessionId: string } | null>;
};

/** Signed access tokens: one algorithm, one type, one audience; the key is named by us and never by the token. */
export function createAccessTokens(parts: { keys: Keys; clock: Clock; issuer: string }): AccessTokens {
  const { keys, clock, issuer } = parts;
  const audience = `${issuer}/api`;
  const [current] = keys.signing;
  if (current === undefined) throw new TypeError('a signing key is needed');

  return {
    async sign({ userId, sessionId }, issuedAtMs) {
      const issuedAt = Math.floor(issuedAtMs / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: current.kid })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(current.key);
    },
    async verify(token) {
      if (token.length > 2000) return null;
      try {
        const { kid } = decodeProtectedHeader(token);
        const known = keys.signing.find((candidate) => candidate.kid === kid);
        if (known === undefined) return null;
        const { payload } = await jwtVerify(token, known.key, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          clockTolerance: 0,
          currentDate: new Date(clock.now()),
        });
        const { sub, sid, iat } = payload;
        if (sub === undefined || typeof sid !== 'string' || iat === undefined) return null;
        return iat > clock.now() / 1000 + CLOCK_SKEW_SECONDS ? null : { userId: sub, sessionId: sid };
      } catch {
        return null;
      }
    },
  };
}
