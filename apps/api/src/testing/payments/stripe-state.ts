import { randomBytes } from 'node:crypto';

type Common = { id: string; metadata: Record<string, string>; created: number };
export type Customer = Common & {
  object: 'customer';
  email: string | null;
  deleted?: true;
  /** What its card does when it is charged. */
  card: 'good' | 'declined';
};
export type Price = {
  id: string;
  object: 'price';
  product: string;
  unit_amount: number;
  currency: string;
  lookup_key: string | null;
  tax_behavior: string;
  active: boolean;
  recurring: { interval: 'month' | 'year' };
};
export type Subscription = Common & {
  object: 'subscription';
  customer: string;
  status:
    | 'active'
    | 'past_due'
    | 'incomplete'
    | 'incomplete_expired'
    | 'canceled'
    | 'trialing'
    | 'unpaid'
    | 'paused';
  start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { reason: string | null };
  items: {
    object: 'list';
    has_more: false;
    data: [{ id: string; object: 'subscription_item'; price: Price; current_period_end: number }];
  };
};
export type Invoice = Common & {
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount_paid: number;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: {
    object: 'list';
    has_more: false;
    data: { payment: { type: 'payment_intent'; payment_intent: string } }[];
  };
};
export type CheckoutSession = Common & {
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  subscription: string | null;
  price: string;
  url: string | null;
  success_url: string;
  cancel_url: string;
  subscription_metadata: Record<string, string>;
};
export type Named = { id: string; object: string; metadata: Record<string, string>; [key: string]: unknown };
export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  api_version: string;
  created: number;
  livemode: boolean;
  account?: string;
  data: { object: object };
};

/** Everything that the stand-in knows; plain data, so that it can be kept in a file. */
export type StripeState = {
  /** How far its clock is ahead. */
  shiftMs: number;
  customers: Record<string, Customer>;
  prices: Record<string, Price>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  sessions: Record<string, CheckoutSession>;
  refunds: Record<string, Named>;
  portals: Record<string, { customer: string; return_url: string }>;
  products: Record<string, Named>;
  configurations: Record<string, Named>;
  webhooks: Record<string, Named>;
  /** By idempotency key: what was asked, and what was answered. */
  answered: Record<string, { asked: string; answer: string }>;
};

export function emptyState(): StripeState {
  return {
    shiftMs: 0,
    customers: {},
    prices: {},
    subscriptions: {},
    invoices: {},
    sessions: {},
    refunds: {},
    portals: {},
    products: {},
    configurations: {},
    webhooks: {},
    answered: {},
  };
}

export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function makePrice(id: string, interval: 'month' | 'year', dollars: number): Price {
  return {
    id,
    object: 'price',
    product: 'prod_stand_in',
    unit_amount: dollars * 100,
    currency: 'usd',
    lookup_key: null,
    tax_behavior: 'inclusive',
    active: true,
    recurring: { interval },
  };
}
