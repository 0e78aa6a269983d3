import type { Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { sessionStore } from '../../auth/session-store.ts';
import { showAgain, stopWebsite, type HoldServices } from '../../publishing/hold-website.ts';
import { writeAudit } from '../../site-content/audit-log.ts';
import { findHold } from '../../site-content/hold-store.ts';

type How = { words: string; actor: string };

/**
 * Takes down every website of an owner and signs them out everywhere. They can sign in again, read, download and answer;
 * they can change nothing and make no website. False: there is no such account, or it is suspended already.
 */
export async function suspendOwner(
  services: HoldServices,
  trx: Transaction<Tables>,
  ownerId: string,
  { words, actor }: How,
): Promise<boolean> {
  const { now } = services;
  const user = await trx.selectFrom('users').select('id').where('id', '=', ownerId).executeTakeFirst();
  if (user === undefined) return false;
  const suspended = await trx
    .insertInto('owner_suspensions')
    .values({ owner_id: ownerId, words, at: now() })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .returning('owner_id')
    .executeTakeFirst();
  if (suspended === undefined) return false;
  for (const id of await websiteIds(trx, ownerId))
    await stopWebsite(services, trx, id, { status: 'suspended', cause: 'owner', reasons: [], words, actor });
  await sessionStore.endAll(trx, ownerId, 'suspended', now());
  await writeAudit(
    trx,
    { actor, action: 'owner_suspended', websiteId: null, ownerId, data: { words } },
    now(),
  );
  return true;
}

/** Gives back what went with the owner; a website that was taken down for itself stays down. */
export async function restoreOwner(
  services: HoldServices,
  trx: Transaction<Tables>,
  ownerId: string,
  { words, actor }: How,
): Promise<boolean> {
  const restored = await trx
    .deleteFrom('owner_suspensions')
    .where('owner_id', '=', ownerId)
    .returning('owner_id')
    .executeTakeFirst();
  if (restored === undefined) return false;
  for (const id of await websiteIds(trx, ownerId))
    if ((await findHold(trx, id))?.cause === 'owner') await showAgain(services, trx, id, { actor, words });
  await writeAudit(
    trx,
    { actor, action: 'owner_restored', websiteId: null, ownerId, data: { words } },
    services.now(),
  );
  return true;
}

async function websiteIds(trx: Transaction<Tables>, ownerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
