import type { DnsRecord } from '@tosite/validation/website/website';
import { setPlan } from '../site-content/plan-store.ts';
import type { DnsServer } from './dns-server.ts';
import type { SignedIn, TestAnswer, TestApi } from './test-api.ts';

export const OUR_ADDRESS = '203.0.113.10';
export const OUR_NAME = 'sites.localhost';

/** The settings of an installation that takes domains and asks these servers. */
export const domainSettings = (...servers: DnsServer[]): Record<string, string> => ({
  DOMAIN_ADDRESSES: `${OUR_ADDRESS},2001:db8::10`,
  DNS_SERVERS: servers.map(({ address }) => address).join(','),
});

export async function giveStandard(api: TestApi, websiteId: string): Promise<void> {
  await api.services.database.transaction((trx) =>
    setPlan(trx, websiteId, 'standard', api.services.clock.now()),
  );
}

export const domainOf = (answer: TestAnswer) =>
  answer.body as unknown as {
    custom_domain: {
      hostname: string;
      status: string;
      records: DnsRecord[];
      error: string | null;
    };
    findings: { sentence: string; ok: boolean; message: { id: string }; remove: DnsRecord[] }[];
    nextCheckAt: string | null;
    configured: boolean;
  };

export function callDomain(api: TestApi, owner: SignedIn, websiteId: string) {
  const path = `/api/website/${websiteId}/custom-domain`;
  const signedIn = () => ({ token: owner.token });
  return {
    set: (customDomain: string, more: object = {}, slash = '/') =>
      api.call('PUT', `${path}${slash}`, { ...signedIn(), body: { customDomain, ...more } }),
    get: () => api.call('GET', path, signedIn()),
    check: () => api.call('POST', `${path}/check`, signedIn()),
    remove: (slash = '/') => api.call('DELETE', `${path}${slash}`, signedIn()),
  };
}

/** Puts everything that a claim asks for into the servers. */
export function setRecords(servers: readonly DnsServer[], answer: TestAnswer): void {
  const { records } = domainOf(answer).custom_domain;
  for (const server of servers) {
    server.set('A', OUR_NAME, OUR_ADDRESS);
    for (const { type, name, value } of records)
      server.set(type as Parameters<DnsServer['set']>[0], name, value);
  }
}
