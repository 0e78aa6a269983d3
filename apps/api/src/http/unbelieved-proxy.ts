import type { Logger } from 'pino';
import type { Env } from '../env.ts';

/**
 * Says once that requests come through a proxy which is not believed: then all visitors are one, and share its limits. The
 * page of an operator's setup says the same for as long as it is so.
 */
export function createProxyWarning(
  { trustedProxies }: Pick<Env, 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): (request: Request, peer: string) => void {
  let isSaid = trustedProxies.length > 0;
  return (request, peer) => {
    if (isSaid || !request.headers.has('x-forwarded-for')) return;
    isSaid = true;
    log.warn(
      { peer },
      'X-Forwarded-For came with a request and is not believed, since TRUSTED_PROXIES is not set: behind a proxy all visitors count as one and share its limits',
    );
  };
}
