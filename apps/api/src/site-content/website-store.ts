import type { Executor } from '../database/database.ts';
import { rowFromWebsite, websiteFromRow, type WebsiteRecord } from './website-row.ts';

/** Every query names the owner: another's website is as good as none. */

export async function findOwnWebsite(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<WebsiteRecord | null> {
  const row = await db
    .selectFrom('websites')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row === undefined ? null : websiteFromRow(row);
}

export async function findOwnWebsiteByLabel(
  db: Executor,
  ownerId: string,
  label: string,
): Promise<WebsiteRecord | null> {
  const row = await db
    .selectFrom('websites')
    .selectAll()
    .where('label', '=', label)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row === undefined ? null : websiteFromRow(row);
}

/** Oldest first. `subdomain` null: all of them. */
export async function listOwnWebsites(
  db: Executor,
  ownerId: string,
  subdomain: string | null,
): Promise<WebsiteRecord[]> {
  let query = db.selectFrom('websites').selectAll().where('owner_id', '=', ownerId);
  if (subdomain !== null) query = query.where('subdomain', '=', subdomain);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map(websiteFromRow);
}

/** For the worker, which acts for the owner that the job names. */
export async function findWebsiteForPublishing(
  db: Executor,
  id: string,
): Promise<(WebsiteRecord & { owner_verified: boolean }) | null> {
  const row = await db
    .selectFrom('websites')
    .innerJoin('users', 'users.id', 'websites.owner_id')
    .selectAll('websites')
    .select('users.email_verified_at as owner_email_verified_at')
    .where('websites.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { owner_email_verified_at: verifiedAt, ...website } = row;
  return { ...websiteFromRow(website), owner_verified: verifiedAt !== null };
}

export async function currentWebsiteId(db: Executor, ownerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('current_website_id')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return row?.current_website_id ?? null;
}

export async function setCurrentWebsite(
  db: Executor,
  ownerId: string,
  websiteId: string | null,
): Promise<void> {
  await db.updateTable('users').set({ current_website_id: websiteId }).where('id', '=', ownerId).execute();
}

export async function insertWebsite(trx: Executor, website: WebsiteRecord): Promise<void> {
  await trx.insertInto('websites').values(rowFromWebsite(website)).execute();
}

/** What an owner may change of a website besides what it shows; absent: as it was. */
export type WebsiteChange = Partial<Pick<WebsiteRecord, 'label' | 'status' | 'password_hash'>>;

/** Changes a website and counts the change, so that a version drawn before it cannot go live after it. */
export async function updateOwnWebsite(
  trx: Executor,
  ownerId: string,
  id: string,
  change: WebsiteChange,
  now: number,
): Promise<boolean> {
  const updated = await trx
    .updateTable('websites')
    .set((eb) => ({ ...change, updated_at: now, content_version: eb('content_version', '+', 1) }))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Counts a change of what a website shows that is not in its row: new pictures, a verified owner. */
export async function touchContent(trx: Executor, id: string): Promise<void> {
  await trx
    .updateTable('websites')
    .set((eb) => ({ content_version: eb('content_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteOwnWebsite(trx: Executor, ownerId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('websites')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
