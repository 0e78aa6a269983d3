import type { Executor } from '../database/database.ts';
import type { CustomDomainsTable } from '../database/schema.ts';

export type CustomDomainRow = CustomDomainsTable;

/** How long a domain that was let go stays its last owner's. */
const RESERVED_MS = 30 * 86_400_000;

export async function domainOfWebsite(db: Executor, websiteId: string): Promise<CustomDomainRow | null> {
  const row = await db
    .selectFrom('custom_domains')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row ?? null;
}

/** The website whose own domain a host is, with or without www; null: nobody has proved that it is theirs. */
export async function websiteOfHost(db: Executor, host: string): Promise<string | null> {
  const bare = host.replace(/^www\./u, '');
  const row = await db
    .selectFrom('custom_domains')
    .select('website_id')
    .where('holds', '=', 1)
    .where((eb) => eb.or([eb('name', '=', host), eb.and([eb('name', '=', bare), eb('has_www', '=', 1)])]))
    .executeTakeFirst();
  return row?.website_id ?? null;
}

export async function domainsOfWebsites(
  db: Executor,
  websiteIds: readonly string[],
): Promise<ReadonlyMap<string, CustomDomainRow>> {
  if (websiteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('custom_domains')
    .selectAll()
    .where('website_id', 'in', websiteIds)
    .execute();
  return new Map(rows.map((row) => [row.website_id, row]));
}

/** Where a website's visitors end: counted as a change of what its pages say. */
export async function setPrimaryDomain(
  trx: Executor,
  websiteId: string,
  host: string | null,
): Promise<boolean> {
  const changed = await trx
    .updateTable('websites')
    .set((eb) => ({ primary_domain: host, content_version: eb('content_version', '+', 1) }))
    .where('id', '=', websiteId)
    .where('primary_domain', 'is distinct from', host)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Keeps a domain for whoever had it; one that nobody proved is nobody's. */
export async function reserveDomain(
  trx: Executor,
  { name, owner_id, has_www }: Pick<CustomDomainRow, 'name' | 'owner_id' | 'has_www'>,
  now: number,
): Promise<void> {
  const values = { owner_id, has_www, held_until: now + RESERVED_MS };
  await trx
    .insertInto('domain_reservations')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** Takes a website's domain off; the caller publishes. Answers whether there was one. */
export async function releaseDomain(trx: Executor, websiteId: string, now: number): Promise<boolean> {
  const row = await domainOfWebsite(trx, websiteId);
  if (row === null) return false;
  await trx.deleteFrom('custom_domains').where('id', '=', row.id).execute();
  if (row.holds === 1) await reserveDomain(trx, row, now);
  await setPrimaryDomain(trx, websiteId, null);
  return true;
}

const OVER: readonly CustomDomainRow['status'][] = ['failed', 'detached', 'paused'];

/** What a plan does to a website's domain: it waits on Free as it was, and is back at once on Standard. */
export async function applyPlanToDomain(
  trx: Executor,
  websiteId: string,
  bringsDomain: boolean,
  now: number,
): Promise<void> {
  const row = await domainOfWebsite(trx, websiteId);
  if (row === null) return;
  const update = (values: Partial<CustomDomainRow>) =>
    trx
      .updateTable('custom_domains')
      .set({ ...values, updated_at: now })
      .where('id', '=', row.id)
      .execute();
  if (!bringsDomain && !OVER.includes(row.status)) {
    const error = JSON.stringify({ id: 'domain.paused' });
    await update({ status: 'paused', paused_from: row.status, error, next_check_at: null });
    await setPrimaryDomain(trx, websiteId, null);
  }
  if (bringsDomain && row.status === 'paused') {
    const status = row.paused_from ?? 'pending_dns';
    // The days without a plan are not counted as days without proof.
    const gives_up_at = row.gives_up_at + (now - row.updated_at);
    await update({ status, paused_from: null, error: null, next_check_at: now, checks: 0, gives_up_at });
    if (status === 'active')
      await setPrimaryDomain(trx, websiteId, row.primary_name === 'www' ? `www.${row.name}` : row.name);
  }
}
