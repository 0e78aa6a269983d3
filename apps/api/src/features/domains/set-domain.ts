import { domainNameMessage, normalizeDomainName } from '@tosite/validation/website/normalize-domain-name';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { newId } from '../../new-id.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { randomId } from '../../secrets/keys.ts';
import {
  domainOfWebsite,
  releaseDomain,
  setPrimaryDomain,
  type CustomDomainRow,
} from '../../site-content/custom-domain-store.ts';
import { primaryHost } from '../../site-content/domain-names.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { requireEntitlement } from '../../site-content/require-entitlement.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { DomainServices } from './domain-services.ts';
import { lookAtDomain, proofRecordOf } from './look-at-domain.ts';
import { planCheck } from './plan-check.ts';

const GIVES_UP_MS = 30 * 86_400_000;

export type DomainWish = {
  customDomain: string;
  primary?: 'apex' | 'www' | undefined;
  hsts?: boolean | undefined;
};

/**
 * Claims a domain for a website, or changes how it is used. One that somebody else has proved, or let go a moment ago, is
 * `domain_in_use`: the claim is kept all the same, so that its owner can prove it and take it.
 */
export async function setDomain(
  services: DomainServices,
  ownerId: string,
  websiteId: string,
  wish: DomainWish,
): Promise<void> {
  const { database, env, now, publisher } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  requireEntitlement(website, 'customDomain');
  if (env.domains.addresses.length === 0) throw new ApiFailure('not_ready', { id: 'domain.notConfigured' });
  const reading = normalizeDomainName(wish.customDomain, env.hosts);
  if (!reading.ok) throw invalid(domainNameMessage(reading.code));
  const names = namesOf(reading, wish);
  const done = await database.transaction(async (trx) => {
    requireEntitlement(await lockOwnWebsite(trx, ownerId, websiteId), 'customDomain');
    const before = await domainOfWebsite(trx, websiteId);
    const isKept = before !== null && before.name === names.name && !isOver(before);
    const row = isKept
      ? changed(before, wish, now())
      : claim(names, wish, { ownerId, websiteId, now: now() });
    let isMoved = false;
    if (isKept) {
      isMoved = row.status === 'active' && (await setPrimaryDomain(trx, websiteId, primaryHost(row)));
      const { id: _, ...values } = row;
      await trx.updateTable('custom_domains').set(values).where('id', '=', row.id).execute();
    } else {
      isMoved = (await releaseDomain(trx, websiteId, now())) && before?.status === 'active';
      await trx.insertInto('custom_domains').values(row).execute();
      await planCheck(services, trx, row);
    }
    if (isMoved) await owePublish(services.queue, trx, websiteId, 'domain');
    const holder = row.holds === 1 ? null : await otherHolder(trx, row, now());
    return { row, isMoved, holder, isKept };
  });
  if (done.isMoved) await publisher.publish(websiteId, 'domain');
  await services.onDomainsChanged();
  if (done.holder === null) return;
  // Whoever comes again has added the record, perhaps.
  if (done.isKept) await lookAtDomain(services, done.row.id);
  const current = await domainOfWebsite(database.db, websiteId);
  if (current?.holds === 1) return;
  throw inUse(services, done.row, done.holder);
}

const isOver = ({ status }: CustomDomainRow): boolean => status === 'failed' || status === 'detached';

function namesOf(
  { hostname, apex }: { hostname: string; apex: string },
  wish: DomainWish,
): Pick<CustomDomainRow, 'name' | 'has_www' | 'primary_name'> {
  const isBoth = hostname === apex || hostname === `www.${apex}`;
  if (!isBoth) return { name: hostname, has_www: 0, primary_name: 'apex' };
  return { name: apex, has_www: 1, primary_name: wish.primary ?? (hostname === apex ? 'apex' : 'www') };
}

function claim(
  names: Pick<CustomDomainRow, 'name' | 'has_www' | 'primary_name'>,
  wish: DomainWish,
  { ownerId, websiteId, now }: { ownerId: string; websiteId: string; now: number },
): CustomDomainRow {
  return {
    id: newId('dom'),
    owner_id: ownerId,
    website_id: websiteId,
    ...names,
    hsts: wish.hsts === true ? 1 : 0,
    status: 'pending_dns',
    paused_from: null,
    nonce: randomId(),
    holds: 0,
    ready_names: '[]',
    findings: '[]',
    error: null,
    provider: null,
    proved_at: null,
    gives_up_at: now + GIVES_UP_MS,
    checks: 0,
    misses: 0,
    missed_at: null,
    certificate_asked_at: null,
    last_checked_at: null,
    next_check_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** Fails where visitors would be sent to a name that leads somewhere else. */
function changed(before: CustomDomainRow, wish: DomainWish, now: number): CustomDomainRow {
  const primary_name = before.has_www === 1 ? (wish.primary ?? before.primary_name) : 'apex';
  const hsts = wish.hsts === undefined ? before.hsts : wish.hsts ? 1 : 0;
  const row: CustomDomainRow = { ...before, primary_name, hsts, updated_at: now };
  const ready = JSON.parse(before.ready_names) as string[];
  if (before.status === 'active' && primary_name !== before.primary_name && !ready.includes(primaryHost(row)))
    throw invalid({ id: 'domain.primaryNotReady', host: primaryHost(row) });
  return row;
}

const invalid = (message: Message): ApiFailure =>
  new ApiFailure('invalid_domain', message, { fields: { customDomain: message } });

type Holder = { ownerId: string | null; label: string | null };

/** Who has the domain, or had it until a moment ago. */
async function otherHolder(trx: Executor, row: CustomDomainRow, now: number): Promise<Holder | null> {
  const held = await trx
    .selectFrom('custom_domains')
    .innerJoin('websites', 'websites.id', 'custom_domains.website_id')
    .select(['custom_domains.owner_id', 'websites.label'])
    .where('custom_domains.name', '=', row.name)
    .where('holds', '=', 1)
    .where('custom_domains.id', '!=', row.id)
    .executeTakeFirst();
  if (held !== undefined) return { ownerId: held.owner_id, label: held.label };
  const reserved = await trx
    .selectFrom('domain_reservations')
    .select('owner_id')
    .where('name', '=', row.name)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return reserved === undefined || reserved.owner_id === row.owner_id
    ? null
    : { ownerId: reserved.owner_id, label: null };
}

function inUse(services: DomainServices, row: CustomDomainRow, holder: Holder): ApiFailure {
  const { name } = row;
  const isTheirs = holder.ownerId === row.owner_id && holder.label !== null;
  const message: Message = isTheirs
    ? { id: 'domain.heldByYours', name, site: services.env.siteOrigin(holder.label ?? '') }
    : { id: 'domain.heldByOther', name, ...proofRecordOf(services, row) };
  return new ApiFailure('domain_in_use', message, { fields: { customDomain: message } });
}
