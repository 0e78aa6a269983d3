import type { Subscription } from '@tosite/api-client/endpoints/payment';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { BillingServices } from './billing-services.ts';
import { paying } from './paying.ts';
import { presentSubscription } from './payment-state.ts';
import { refreshOwner } from './refresh-owner.ts';
import { ownSubscription } from './subscription-store.ts';

/** Ends a subscription when what is paid for is over, or takes that back. */
export async function changeSubscription(
  services: BillingServices,
  ownerId: string,
  { subscriptionId, ends }: { subscriptionId: string; ends: boolean },
): Promise<Subscription> {
  const { db } = services.database;
  const row = await ownSubscription(db, ownerId, subscriptionId);
  if (row === null) throw notFound();
  const able = paying(services);
  if (row.status === 'ended') throw over();
  // What is stored may be older than its end.
  await refreshOwner(able, ownerId);
  if ((await ownSubscription(db, ownerId, subscriptionId))?.status === 'ended') throw over();
  await able.payments.endAtPeriodEnd(subscriptionId, ends);
  await refreshOwner(able, ownerId);
  const changed = await ownSubscription(db, ownerId, subscriptionId);
  if (changed === null) throw notFound();
  return presentSubscription(changed);
}

function over(): ApiFailure {
  return new ApiFailure('conflict', { id: 'payment.subscriptionOver' });
}
