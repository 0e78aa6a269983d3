import type { Env } from '../env.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { RequestFacts } from '../http/request-context.ts';

/**
 * SameSite does not keep sibling hosts out, and generated sites are siblings: whoever acts by a cookie must be a
 * page of the very origin that was asked. `needed`: a request that does not say where it comes from is refused too.
 */
export function assertOwnOrigin(env: Env, facts: RequestFacts, needed: 'always' | 'when-said'): void {
  const own = facts.host.kind === 'product' ? env.landingOrigin(facts.host.subdomain) : env.dashboardOrigin;
  const origin = facts.request.headers.get('origin');
  const site = facts.request.headers.get('sec-fetch-site');
  const fits = origin === null ? needed === 'when-said' : origin === own;
  if (fits && (site === null || site === 'same-origin' || site === 'none')) return;
  throw new ApiFailure('bad_origin', { id: 'account.wrongOrigin' });
}
