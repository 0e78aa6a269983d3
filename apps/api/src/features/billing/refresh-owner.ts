import { listOwnWebsites } from '../../site-content/website-store.ts';
import { applySubscriptions } from './apply-subscriptions.ts';
import type { PayingServices } from './billing-services.ts';
import { customerOfOwner, takeNewest } from './customer-store.ts';
import type { SeenSubscription } from './payments.ts';
import { surplusOf } from './surplus.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * Asks what an owner pays for and makes it so. It comes to the same whatever was reported, how often and in which
 * order, since nothing but the answer counts. Fails with `payments_unavailable`; then everything stays as it is.
 */
export async function refreshOwner(services: PayingServices, ownerId: string): Promise<void> {
  const { database, payments, now } = services;
  const customer = await customerOfOwner(database.db, ownerId);
  if (customer?.customerId == null) return;
  const askedAt = now();
  const seen = await payments.subscriptionsOf(customer.customerId);
  const settled = await endSurplus(services, ownerId, seen);
  await database.transaction(async (trx) => {
    if (await takeNewest(trx, ownerId, askedAt)) await applySubscriptions(services, trx, ownerId, settled);
  });
}

/** Money is given back before the subscription ends, so that what is cut off between the two is begun again. */
async function endSurplus(
  services: PayingServices,
  ownerId: string,
  seen: readonly SeenSubscription[],
): Promise<SeenSubscription[]> {
  const { database, payments } = services;
  const websites = new Set((await listOwnWebsites(database.db, ownerId, null)).map(({ id }) => id));
  const surplus = surplusOf(seen, websites);
  for (const { id, websiteId } of surplus) {
    await payments.refundLast(id);
    await payments.endNow(id);
    const kind = websites.has(websiteId ?? '') ? 'second' : 'homeless';
    await tellOperator(services, database.db, { kind, id, ownerId, about: `surplus:${id}` });
  }
  for (const { id, websiteId, status } of seen) {
    if (websiteId === null && status !== 'ended')
      await tellOperator(services, database.db, { kind: 'foreign', id, ownerId, about: `foreign:${id}` });
  }
  return seen.map((each) =>
    surplus.includes(each) ? { ...each, status: 'ended' as const, endedUnpaid: false } : each,
  );
}
