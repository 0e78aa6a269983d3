import type { Executor } from '../database/database.ts';
import { ApiFailure, notFound } from '../http/api-failure.ts';
import { lockWebsite } from './sync-store.ts';
import type { WebsiteRecord } from './website-row.ts';
import { findOwnWebsite } from './website-store.ts';

/**
 * The owner's website as it is now, held until the end of the transaction. Fails with `not_found`, and
 * with `forbidden` while it is suspended: then nothing of it is changed.
 */
export async function lockOwnWebsite(
  trx: Executor,
  ownerId: string,
  websiteId: string,
): Promise<WebsiteRecord> {
  if ((await findOwnWebsite(trx, ownerId, websiteId)) === null) throw notFound();
  await lockWebsite(trx, websiteId);
  const website = await findOwnWebsite(trx, ownerId, websiteId);
  if (website === null) throw notFound();
  refuseSuspended(website);
  return website;
}

export function refuseSuspended({ status }: Pick<WebsiteRecord, 'status'>): void {
  if (status === 'suspended') throw new ApiFailure('forbidden', { id: 'moderation.suspended' });
}
