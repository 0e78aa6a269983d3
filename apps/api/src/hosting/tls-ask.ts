import { readHost } from '@tosite/validation/website/read-host';
import { SUBDOMAINS } from '@tosite/validation/platforms/platform';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { DomainDirectory } from './domain-directory.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';

const PATH = '/internal/tls-ask';
/** Labels that came since the last reading are asked for by themselves, so many a second at most. */
const QUERIES_A_SECOND = 20;

export type TlsAsk = {
  /** Whether a proxy may have a certificate made for the name. */
  allows(domain: string): Promise<boolean>;
  /** Reads the free addresses anew. */
  refresh(): Promise<void>;
};

export function createTlsAsk(parts: {
  env: Env;
  database: Database;
  domains: Pick<DomainDirectory, 'find'>;
}): TlsAsk {
  const { env, database, domains } = parts;
  let labels: ReadonlySet<string> = new Set();
  let left = QUERIES_A_SECOND;
  let second = 0;

  const live = () =>
    database.db
      .selectFrom('labels')
      .leftJoin('websites', 'websites.id', 'labels.website_id')
      .select('labels.label')
      .where((eb) =>
        eb.or([
          eb('websites.status', 'in', ['published', 'unpublished']),
          eb.and([eb('labels.website_id', 'is', null), eb('labels.moved_to', 'is not', null)]),
        ]),
      );

  async function hasLabel(label: string): Promise<boolean> {
    if (labels.has(label)) return true;
    const at = Math.floor(Date.now() / 1000);
    if (at !== second) [second, left] = [at, QUERIES_A_SECOND];
    if (left === 0) return false;
    left -= 1;
    const row = await live()
      .where('labels.label', '=', label)
      .executeTakeFirst()
      .catch(() => undefined);
    return row !== undefined;
  }

  return {
    async allows(domain) {
      // As a proxy writes it: whoever asks otherwise is no proxy.
      if (domain !== domain.toLowerCase() || domain.endsWith('.') || domain.length > 253) return false;
      const host = readHost(domain, env.hosts);
      if (!('host' in host) || host.host !== domain) return false;
      switch (host.kind) {
        case 'product':
          return SUBDOMAINS.includes(host.subdomain);
        case 'preview':
          return true;
        case 'site':
          return hasLabel(host.label);
        case 'elsewhere':
          return [env.hosts.rootDomain, `www.${env.hosts.rootDomain}`].includes(domain);
        case 'foreign':
          return domain === env.domains.target || domains.find(domain)?.mayHaveCertificate === true;
      }
    },
    async refresh() {
      labels = new Set((await live().execute()).map(({ label }) => label));
    },
  };
}

/** Answers proxies of this machine, and nobody else: it listens on the loopback alone. */
export async function startTlsAsk(
  ask: Pick<TlsAsk, 'allows'>,
  port: number,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  return listenOnLoopback(port, (request, response) => {
    const [path, query = ''] = (request.url ?? '').split('?');
    const isQuestion = path === PATH && request.method === 'GET';
    const domain = isQuestion ? new URLSearchParams(query).get('domain') : null;
    const answer = domain === null ? Promise.resolve(false) : ask.allows(domain);
    answer
      .catch(() => false)
      .then((allowed) => response.writeHead(allowed ? 200 : 403).end())
      .catch((error: unknown) => log.error({ err: error }, 'a question for a certificate failed'));
  });
}
