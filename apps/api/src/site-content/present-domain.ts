import type { CustomDomain, DnsRecord } from '@tosite/validation/website/website';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import type { Keys } from '../secrets/keys.ts';
import type { CustomDomainRow } from './custom-domain-store.ts';
import { hostsOf, primaryHost, proofName, proofValue } from './domain-names.ts';

/** What is to stand in DNS for one of the names: addresses at what is registered, a CNAME below it. */
export function addressRecords(env: Env, row: CustomDomainRow, host: string): DnsRecord[] {
  if (host !== row.name || row.has_www === 0)
    return [{ type: 'CNAME', name: host, value: env.domains.target }];
  return env.domains.addresses.map((value) => ({
    type: isIP(value) === 6 ? 'AAAA' : 'A',
    name: host,
    value,
  }));
}

/** A domain as the owner of its website sees it. */
export function presentDomain({ env, keys }: { env: Env; keys: Keys }, row: CustomDomainRow): CustomDomain {
  const at = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
  const reason = row.error === null ? null : (JSON.parse(row.error) as MessageValue);
  return {
    hostname: primaryHost(row),
    primary: row.primary_name,
    hsts: row.hsts === 1,
    status: row.status,
    records: [
      ...hostsOf(row).flatMap((host) => addressRecords(env, row, host)),
      { type: 'TXT', name: proofName(row.name), value: proofValue(keys, row) },
    ],
    lastCheckedAt: at(row.last_checked_at),
    error: reason === null ? null : inEnglish(reason),
    errorReason: reason,
    provedAt: at(row.proved_at),
    givesUpAt: row.holds === 1 || row.status === 'detached' ? null : at(row.gives_up_at),
    provider: row.provider,
  };
}
