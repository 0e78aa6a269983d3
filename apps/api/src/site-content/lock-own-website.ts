import type { Executor } from '../database/database.ts';
import { notFound } from '../http/api-failure.ts';
import { lockWebsite } from './sync-store.ts';
import type { WebsiteRecord } from './website-row.ts';
import { findOwnWebsite } from './website-store.ts';

/** The owner's website as it is now, held until the end of the transaction. Fails with `not_found`. */
export async function lockOwnWebsite(
  trx: Executor,
  ownerId: string,
  websiteId: string,
): Promise<WebsiteRecord> {
  if ((await findOwnWebsite(trx, ownerId, websiteId)) === null) throw notFound();
  await lockWebsite(trx, websiteId);
  const website = await findOwnWebsite(trx, ownerId, websiteId);
  if (website === null) throw notFound();
  return website;
}
