import type { Env } from '../env.ts';
import { redirect } from './product-host.ts';
import type { DomainDirectory } from './domain-directory.ts';

const SIXTY_DAYS = 5_184_000;

/**
 * Answers an owner's own name: with their website, or with the way to where that is. A name that we do not know is 421
 * before any work; one that was let go a moment ago says nothing that would invite anybody to claim it.
 */
export function createDomainHost(
  env: Env,
  domains: Pick<DomainDirectory, 'find'>,
  siteHost: (request: Request, label: string, visitor: string, ownHost: string) => Promise<Response>,
): (request: Request, host: string, visitor: string) => Promise<Response> {
  return async (request, host, visitor) => {
    const entry = domains.find(host);
    if (entry === undefined) return new Response(null, { status: 421 });
    if (entry.state === 'gone')
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const { pathname, search } = new URL(request.url);
    // Not for good: a browser that kept it would go round in circles when the domain is back.
    if (entry.state === 'waiting') return redirect(`${env.siteOrigin(entry.label)}${pathname}${search}`, 302);
    if (host !== entry.primary)
      return withOwnHsts(
        redirect(`${env.hostOrigin(entry.primary)}${pathname}${search}`, 301),
        env,
        entry.hsts,
      );
    return withOwnHsts(await siteHost(request, entry.label, visitor, host), env, entry.hsts);
  };
}

function withOwnHsts(response: Response, env: Env, hsts: boolean): Response {
  response.headers.delete('strict-transport-security');
  const value = ownHsts(env, hsts);
  if (value !== null) response.headers.set('strict-transport-security', value);
  return response;
}

/** Only as far as the owner of the domain asked for it: what is below it is theirs, and may have no https. */
export function ownHsts({ publicProtocol }: Pick<Env, 'publicProtocol'>, hsts: boolean): string | null {
  return hsts && publicProtocol === 'https' ? `max-age=${SIXTY_DAYS}` : null;
}
