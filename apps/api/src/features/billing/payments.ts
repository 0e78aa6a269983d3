import type { PlanType } from '@tosite/api-client/endpoints/payment';
import type { PaymentSubscriptionsTable } from '../../database/schema.ts';

/** A subscription as the payment service says it is. */
export type SeenSubscription = {
  id: string;
  /** null: not one that we began. */
  websiteId: string | null;
  status: PaymentSubscriptionsTable['status'];
  /** It ended because nobody paid. */
  endedUnpaid: boolean;
  /** Whether its price is one of ours. */
  isKnownPrice: boolean;
  priceId: string;
  paidEvery: PlanType;
  /** Milliseconds since 1970, like all times here. */
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  begunAt: number;
};

export type SeenCheckout = 'paid' | 'open' | 'failed' | 'expired';

/** What is reported to us: only who reported what about which thing, never what it says about it. */
export type Report = { ok: true; id: string; about: string | null } | { ok: false; reason: string };

/**
 * The payment service, in words of ours. Everything but `report` asks it and fails with `payments_unavailable` when it
 * does not answer; nothing is ever known from the past.
 */
export type Payments = {
  createCustomer(owner: { id: string; email: string }): Promise<string>;
  /** Ends everything that they pay for, and forgets them. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The same `key` answers the same checkout. */
  beginCheckout(wish: {
    customerId: string;
    ownerId: string;
    websiteId: string;
    planType: PlanType;
    key: string;
  }): Promise<{ sessionId: string; url: string }>;
  /** `url`: where it is paid, while it can be. */
  checkout(sessionId: string): Promise<{ status: SeenCheckout; url: string | null }>;
  /** So that it can be paid no more; one that is paid stays paid. */
  closeCheckout(sessionId: string): Promise<void>;
  subscriptionsOf(customerId: string): Promise<SeenSubscription[]>;
  endAtPeriodEnd(subscriptionId: string, ends: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** Gives back what was paid last; false: nothing was. */
  refundLast(subscriptionId: string): Promise<boolean>;
  portal(customerId: string): Promise<string>;
  /** Whose thing it is that was reported; null: nobody's any more. */
  customerOf(about: string): Promise<string | null>;
  report(body: Buffer, signature: string | null, now: number): Promise<Report>;
};
