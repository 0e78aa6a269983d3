import type { DomainAnswer, DomainFinding } from '@tosite/api-client/endpoints/domains';
import { normalizeDomainName } from '@tosite/validation/website/normalize-domain-name';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { domainOfWebsite, releaseDomain } from '../../site-content/custom-domain-store.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { presentDomain } from '../../site-content/present-domain.ts';
import { requireEntitlement } from '../../site-content/require-entitlement.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { DomainServices } from './domain-services.ts';
import { lookAtDomain } from './look-at-domain.ts';
import { setDomain } from './set-domain.ts';

const BETWEEN_LOOKS_MS = 30_000;

export function domainHandlers(
  services: DomainServices,
): Pick<Handlers, 'getCustomDomain' | 'setCustomDomain' | 'checkCustomDomain' | 'removeCustomDomain'> {
  const { limits } = services;
  return {
    getCustomDomain: ({ params }, { user }) => answerOf(services, user.id, params.id),
    setCustomDomain: async ({ params, body }, { user }) => {
      await limits.take('domainByOwner', user.id);
      await setDomain(services, user.id, params.id, body);
      return answerOf(services, user.id, params.id);
    },
    checkCustomDomain: async ({ params }, { user }) => {
      await limits.take('domainByOwner', user.id);
      await checkNow(services, user.id, params.id);
      return answerOf(services, user.id, params.id);
    },
    removeCustomDomain: async ({ params }, { user }) => {
      await limits.take('domainByOwner', user.id);
      await removeDomain(services, user.id, params.id);
      return undefined;
    },
  };
}

async function answerOf(services: DomainServices, ownerId: string, websiteId: string): Promise<DomainAnswer> {
  const { database, env } = services;
  if ((await findOwnWebsite(database.db, ownerId, websiteId)) === null) throw notFound();
  const row = await domainOfWebsite(database.db, websiteId);
  return {
    custom_domain: row === null ? null : presentDomain(services, row),
    findings: row === null ? [] : (JSON.parse(row.findings) as DomainFinding[]),
    nextCheckAt:
      row === null || row.next_check_at === null ? null : new Date(row.next_check_at).toISOString(),
    configured: env.domains.addresses.length > 0,
    ...(row === null ? {} : zoneOf(row.name)),
  };
}

/** Whose records they are: the registered domain that a name belongs to. */
function zoneOf(name: string): { zone?: string } {
  const reading = normalizeDomainName(name);
  return reading.ok ? { zone: reading.apex } : {};
}

async function checkNow(services: DomainServices, ownerId: string, websiteId: string): Promise<void> {
  const { database, now } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  requireEntitlement(website, 'customDomain');
  const row = await domainOfWebsite(database.db, websiteId);
  if (row === null) throw new ApiFailure('not_found', { id: 'domain.noDomain' });
  const wait = (row.last_checked_at ?? 0) + BETWEEN_LOOKS_MS - now();
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new ApiFailure(
      'too_many_requests',
      { id: 'domain.checkedJustNow', seconds },
      { retryAfter: seconds },
    );
  }
  await lookAtDomain(services, row.id);
}

async function removeDomain(services: DomainServices, ownerId: string, websiteId: string): Promise<void> {
  const { database, now, publisher, queue } = services;
  const wasPrimary = await database.transaction(async (trx) => {
    const { primary_domain: before } = await lockOwnWebsite(trx, ownerId, websiteId);
    if (!(await releaseDomain(trx, websiteId, now()))) return false;
    if (before !== null) await owePublish(queue, trx, websiteId, 'domain');
    return before !== null;
  });
  await services.onDomainsChanged();
  if (wasPrimary) await publisher.publish(websiteId, 'domain');
}
