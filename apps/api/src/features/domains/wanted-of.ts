import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { hostsOf, PROOF_BEGINS, proofName, proofValue } from '../../site-content/domain-names.ts';
import { addressRecords } from '../../site-content/present-domain.ts';
import type { DomainServices } from './domain-services.ts';
import type { Wanted } from './findings.ts';

export function wantedOf({ env, keys }: Pick<DomainServices, 'env' | 'keys'>, row: CustomDomainRow): Wanted {
  return {
    name: row.name,
    hosts: hostsOf(row).map((host) => ({
      host,
      isApex: row.has_www === 1 && host === row.name,
      records: addressRecords(env, row, host),
    })),
    proof: { type: 'TXT', name: proofName(row.name), value: proofValue(keys, row) },
    proofBegins: PROOF_BEGINS,
    addresses: env.domains.addresses,
    target: env.domains.target,
    authorities: env.domains.authorities,
  };
}
