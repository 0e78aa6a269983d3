import { userStore } from '../../auth/user-store.ts';
import type { Executor } from '../../database/database.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import {
  reserveDomain,
  setPrimaryDomain,
  type CustomDomainRow,
} from '../../site-content/custom-domain-store.ts';
import { primaryHost, proofName, proofValue } from '../../site-content/domain-names.ts';
import { lockWebsite } from '../../site-content/sync-store.ts';
import { askForCertificates } from './ask-for-certificates.ts';
import { certificateFindings, type CertificateState } from './certificate.ts';
import { diagnose, sorted, type Diagnosis } from './diagnose.ts';
import { domainMail, type DomainNews } from './domain-mails.ts';
import type { DomainServices } from './domain-services.ts';
import { judge, type Judged } from './judge.ts';
import { lookUp, valuesOf } from './look-up.ts';
import { planCheck } from './plan-check.ts';
import type { ServerSeen } from './seen.ts';
import { wantedOf } from './wanted-of.ts';

const NONE: ReadonlyMap<string, CertificateState> = new Map();
const OVER: readonly CustomDomainRow['status'][] = ['paused', 'failed', 'detached'];

/** Looks at a domain's records now, and does what follows of them. */
export async function lookAtDomain(services: DomainServices, domainId: string): Promise<void> {
  const { database, env, publisher } = services;
  const row = await findDomain(database.db, domainId);
  if (row === null || OVER.includes(row.status)) return;
  const seen = await lookUp(env.domains, row);
  const diagnosis = diagnose(wantedOf(services, row), seen);
  const holder = await holderOf(database.db, row.name);
  const isTheirs = holder === null || holder.id === row.id;
  const certificates = isTheirs ? await askForCertificates(services, row, diagnosis) : NONE;
  const changed = await database.transaction(async (trx) => {
    if (!(await lockWebsite(trx, row.website_id))) return [];
    const current = await findDomain(trx, domainId);
    // Claimed anew or taken off while it was looked at.
    if (current === null || current.nonce !== row.nonce || OVER.includes(current.status)) return [];
    if (current.primary_name !== row.primary_name) return [];
    const evicted = await makeWay(services, trx, current, diagnosis, seen);
    if (evicted === 'stays') diagnosis.isProved = false;
    const judged = judge(current, diagnosis, certificates.get(primaryHost(row)) ?? null, services.now());
    const tries = judged.status === 'verifying' ? judged.misses : Number.POSITIVE_INFINITY;
    const ofCertificates = certificateFindings(certificates, tries);
    diagnosis.findings = sorted([...diagnosis.findings, ...ofCertificates]);
    const isChanged = await write(services, trx, current, diagnosis, judged);
    return [
      ...(typeof evicted === 'object' && evicted !== null ? [evicted.website_id] : []),
      ...(isChanged ? [row.website_id] : []),
    ];
  });
  await services.onDomainsChanged();
  for (const websiteId of changed) await publisher.publish(websiteId, 'domain');
}

async function findDomain(db: Executor, id: string): Promise<CustomDomainRow | null> {
  const row = await db.selectFrom('custom_domains').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

async function holderOf(db: Executor, name: string): Promise<CustomDomainRow | null> {
  const row = await db
    .selectFrom('custom_domains')
    .selectAll()
    .where('name', '=', name)
    .where('holds', '=', 1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The first who proves a domain has it. A newer claim that is proved takes it, as does an older one once the holder's own
 * proof is gone. `stays`: somebody else keeps it.
 */
async function makeWay(
  services: DomainServices,
  trx: Executor,
  row: CustomDomainRow,
  { isProved }: Diagnosis,
  seen: readonly ServerSeen[],
): Promise<CustomDomainRow | 'stays' | null> {
  if (!isProved || row.holds === 1) return null;
  const holder = await holderOf(trx, row.name);
  if (holder === null) return null;
  const standing = seen.some(({ proof }) => valuesOf(proof).includes(proofValue(services.keys, holder)));
  if (standing && holder.created_at >= row.created_at) return 'stays';
  const error = JSON.stringify({ id: 'domain.takenOver', name: row.name });
  await trx
    .updateTable('custom_domains')
    .set({
      status: 'detached',
      holds: 0,
      paused_from: null,
      error,
      next_check_at: null,
      updated_at: services.now(),
    })
    .where('id', '=', holder.id)
    .execute();
  await setPrimaryDomain(trx, holder.website_id, null);
  await owePublish(services.queue, trx, holder.website_id, 'domain');
  await tell(services, trx, holder, 'taken');
  return holder;
}

const NEWS: Partial<Record<CustomDomainRow['status'], DomainNews>> = {
  verifying: 'verifying',
  active: 'active',
  failed: 'failed',
  detached: 'lost',
  blocked: 'blocked',
};

/** Of a certificate that is made at once nobody is told, but of one that could not be made. */
function newsOf(row: CustomDomainRow, { status, misses }: Pick<Judged, 'status' | 'misses'>) {
  if (status === 'verifying') return row.misses === 0 && misses === 1 ? NEWS.verifying : undefined;
  return status === row.status ? undefined : NEWS[status];
}

/** Answers whether visitors end somewhere else now. */
async function write(
  services: DomainServices,
  trx: Executor,
  row: CustomDomainRow,
  { findings, provider }: Diagnosis,
  { error, ready, ...judged }: Judged,
): Promise<boolean> {
  const { now, queue } = services;
  await trx
    .updateTable('custom_domains')
    .set({
      ...judged,
      findings: JSON.stringify(findings),
      provider: provider ?? row.provider,
      error: error === null ? null : JSON.stringify(error),
      ...(ready === null ? {} : { ready_names: JSON.stringify(ready) }),
      last_checked_at: now(),
      updated_at: now(),
    })
    .where('id', '=', row.id)
    .execute();
  if (judged.holds === 1 && row.holds === 0)
    await trx.deleteFrom('domain_reservations').where('name', '=', row.name).execute();
  if (judged.status === 'detached') await reserveDomain(trx, row, now());
  const news = newsOf(row, judged);
  if (news !== undefined) await tell(services, trx, row, news);
  await planCheck(services, trx, { ...row, next_check_at: judged.next_check_at });
  const isActive = judged.status === 'active';
  const isChanged = await setPrimaryDomain(trx, row.website_id, isActive ? primaryHost(row) : null);
  if (isChanged) await owePublish(queue, trx, row.website_id, 'domain');
  return isChanged;
}

async function tell(
  { env, mails }: DomainServices,
  trx: Executor,
  row: CustomDomainRow,
  news: DomainNews,
): Promise<void> {
  const owner = await userStore.byId(trx, row.owner_id);
  const website = await trx
    .selectFrom('websites')
    .select('label')
    .where('id', '=', row.website_id)
    .executeTakeFirst();
  if (owner === undefined || website === undefined) return;
  const facts = { domain: primaryHost(row), site: env.siteOrigin(website.label) };
  await mails.send(trx, row.owner_id, domainMail(env, owner, news, facts));
}

export const proofRecordOf = (services: Pick<DomainServices, 'keys'>, row: CustomDomainRow) => ({
  record: proofName(row.name),
  value: proofValue(services.keys, row),
});
