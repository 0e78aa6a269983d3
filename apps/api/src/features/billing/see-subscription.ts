import type { PlanType } from '@tosite/api-client/endpoints/payment';
import type Stripe from 'stripe';
import type { SeenSubscription } from './payments.ts';

/** What Stripe calls it, and what it means to us. What it may call it one day means nothing is paid. */
const STATUS: Readonly<Record<string, SeenSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  paused: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

export function seeSubscription(
  subscription: Stripe.Subscription,
  prices: Record<PlanType, string>,
): SeenSubscription {
  const { items, metadata } = subscription;
  const known = items.data.find(({ price }) => price.id === prices.monthly || price.id === prices.yearly);
  const item = known ?? items.data[0];
  return {
    id: subscription.id,
    websiteId: metadata['website_id'] ?? null,
    status: STATUS[subscription.status] ?? 'incomplete',
    endedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
    isKnownPrice: known !== undefined,
    priceId: item?.price.id ?? '',
    paidEvery: paidEvery(item, prices),
    // Stands with the items since Stripe's version of 2025-03-31.
    currentPeriodEnd: (item?.current_period_end ?? subscription.start_date) * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    begunAt: subscription.created * 1000,
  };
}

function paidEvery(item: Stripe.SubscriptionItem | undefined, prices: Record<PlanType, string>): PlanType {
  if (item?.price.id === prices.monthly) return 'monthly';
  if (item?.price.id === prices.yearly) return 'yearly';
  return item?.price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
}
