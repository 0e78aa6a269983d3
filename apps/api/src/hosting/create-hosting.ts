import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Hosting } from '../http/hosting.ts';
import type { DomainDirectory } from './domain-directory.ts';
import { createReadySites } from './ready-sites.ts';
import { createReadClientAddress } from '../http/client-address.ts';
import { HTTPS_ONLY } from '../http/https-only.ts';
import { createDomainHost } from './domain-host.ts';
import { createNotices } from './notices.ts';
import { createPreviewHost } from './preview-host.ts';
import { createProductHost, redirect } from './product-host.ts';
import type { ProductPages } from './product-pages.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RequestFacts } from '../http/request-context.ts';
import type { SiteCache } from './site-cache.ts';
import { securityTxt } from './security-txt.ts';
import { createSiteHost } from './site-host.ts';
import type { Keys } from '../secrets/keys.ts';
import type { SiteLock } from './site-lock.ts';
import type { Visits } from './visits.ts';

export type HostingParts = {
  env: Env;
  database: Database;
  keys: Keys;
  now: () => number;
  cache: SiteCache;
  pages: ProductPages;
  /** Owners' own names. */
  domains: DomainDirectory;
  lock: SiteLock;
  /** Who comes to the sites. */
  visits: Visits;
  metrics: Metrics;
  log: Logger;
  /** What programs and mails of others call on the dashboard's host; null: it is no such address. */
  callbacks: (request: Request, facts: RequestFacts) => Promise<Response | null>;
  /** Whether the browser is an operator's, for the status of a page of theirs. */
  isOperators: (request: Request) => Promise<boolean>;
  /** The form of the landings, for browsers without script: POST /website/link-profile. */
  linkProfileForm: (request: Request, facts: RequestFacts) => Promise<Response>;
};

const HSTS = 'strict-transport-security';

/** Which answer belongs to which host; decisions on the whole are in docs/ARCHITECTURE.md. */
export function createHosting(parts: HostingParts): Hosting {
  const { env, cache } = parts;
  const notices = createNotices(env);
  const productHost = createProductHost(env, parts.pages, parts.isOperators);
  const previewHost = createPreviewHost(parts, cache, notices);
  const siteHost = createSiteHost(env, cache, notices, parts.lock, parts.visits);
  const domainHost = createDomainHost(env, parts.domains, siteHost);

  const answerOf: Hosting['handle'] = async (request, facts) => {
    const { host } = facts;
    switch (host.kind) {
      case 'product': {
        const contact = securityTxt(env, request, parts.now());
        if (contact !== null) return contact;
        const isDashboard = host.subdomain === 'dashboard' || host.subdomain === 'dashboardstaging';
        if (
          isDashboard &&
          request.method === 'POST' &&
          new URL(request.url).pathname === '/website/link-profile'
        ) {
          return parts.linkProfileForm(request, facts);
        }
        const called = isDashboard ? await parts.callbacks(request, facts) : null;
        return called ?? productHost(request, host.subdomain);
      }
      case 'preview':
        return previewHost(request);
      case 'site':
        return siteHost(request, host.label, facts.clientAddress);
      case 'elsewhere':
        return redirect(`${env.dashboardOrigin}/`, 302);
      case 'foreign':
        return domainHost(request, host.host, facts.clientAddress);
      case 'malformed':
        return new Response(null, { status: 421 });
    }
  };

  return {
    atOnce: createReadySites({
      ...parts,
      readClientAddress: createReadClientAddress(env.trustedProxies),
    }),
    async handle(request, facts) {
      const answer = await answerOf(request, facts);
      // Where there is only a way on as well: whoever follows it comes by http the next time otherwise.
      const isOurs = facts.host.kind !== 'foreign' && facts.host.kind !== 'malformed';
      const { headers } = answer;
      if (isOurs && env.publicProtocol === 'https' && !headers.has(HSTS)) headers.set(HSTS, HTTPS_ONLY);
      return answer;
    },
  };
}
