import { ofAccount, ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { DomainServices } from './domain-services.ts';
import { lookAtDomain } from './look-at-domain.ts';
import { sweepDomains } from './plan-check.ts';
import { domainHandlers } from './routes.ts';

/** Domains of owners' own: claims, proofs, what is wrong with their records. Who answers on them is `hosting`. */
export function domainsFeature(services: DomainServices) {
  return {
    handlers: domainHandlers(services),
    jobs: { 'check-domain': ({ payload }) => lookAtDomain(services, payload.domainId) },
    sweeps: [() => sweepDomains(services)],
    exports: [
      ofWebsite('custom_domains', 'domains', [
        'nonce',
        'holds',
        'checks',
        'misses',
        'missed_at',
        'certificate_asked_at',
      ]),
      ofAccount('domain_reservations', 'heldDomains', [], 'owner_id'),
    ],
  } satisfies Feature;
}
