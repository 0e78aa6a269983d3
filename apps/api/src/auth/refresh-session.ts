import { ApiFailure } from '../http/api-failure.ts';
import type { RequestFacts } from '../http/request-context.ts';
import { hasCookie, readCookie, REFRESH_COOKIE, signedOutCookies } from './auth-cookies.ts';
import type { AuthParts } from './auth-parts.ts';
import { assertOwnOrigin } from './origin-check.ts';
import type { TokenPair } from './sessions.ts';

export type PresentedToken = { token: string | null; fromCookie: boolean };

/** The refresh token of a request: the cookie first, and then only from our own origin; else the body. */
export function presentedToken(
  parts: AuthParts,
  facts: RequestFacts,
  inBody: string | undefined,
): PresentedToken {
  const fromCookie = hasCookie(facts.request, REFRESH_COOKIE);
  assertOwnOrigin(parts.core.env, facts, fromCookie ? 'always' : 'when-said');
  const cookie = readCookie(facts.request, REFRESH_COOKIE);
  return { token: cookie ?? inBody ?? null, fromCookie };
}

/** Changes the refresh token for a new pair. Throws `session_expired` when there is nothing left to change. */
export async function refreshSession(parts: AuthParts, presented: PresentedToken): Promise<TokenPair> {
  const { sessions, core } = parts;
  if (presented.token === null) throw sessionExpired(presented);
  const sessionId = await sessions.sessionOf(presented.token);
  if (sessionId === null) throw sessionExpired(presented);
  await core.limits.take('refreshBySession', sessionId);
  const outcome = await sessions.refresh(presented.token);
  if (outcome === 'expired' || outcome === 'reused') throw sessionExpired(presented);
  return outcome.pair;
}

function sessionExpired({ fromCookie }: PresentedToken): ApiFailure {
  return new ApiFailure(
    'session_expired',
    { id: 'account.sessionEnded' },
    {
      cookies: fromCookie ? signedOutCookies() : [],
    },
  );
}
