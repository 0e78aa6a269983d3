import type { paymentState, Subscription } from '@tosite/api-client/endpoints/payment';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { entitlementsOf, PRICES } from '@tosite/validation/website/entitlements';
import { notFound } from '../../http/api-failure.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { BillingServices } from './billing-services.ts';
import { customerOfOwner } from './customer-store.ts';
import { subscriptionOfWebsite, type SubscriptionRow } from './subscription-store.ts';

/** What is stored, so that it is there while the payment service is not. */
export async function readPaymentState(
  { database, payments }: BillingServices,
  ownerId: string,
  websiteId: string,
): Promise<EndpointAnswer<typeof paymentState>> {
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const row = await subscriptionOfWebsite(database.db, ownerId, websiteId);
  const customer = await customerOfOwner(database.db, ownerId);
  return {
    configured: payments !== null,
    plan: website.plan,
    entitlements: entitlementsOf(website.plan),
    subscription: row === null ? null : presentSubscription(row),
    prices: PRICES.standard,
    customer: customer?.customerId != null,
  };
}

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    _id: row.id,
    status: row.status,
    interval: row.paid_every,
    currentPeriodEnd: new Date(row.current_period_end).toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    graceUntil: row.grace_until === null ? null : new Date(row.grace_until).toISOString(),
  };
}
