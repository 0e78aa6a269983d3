import { ApiError } from '@tosite/api-client/api-error';
import type { ErrorCode } from '@tosite/api-client/endpoints/errors';
import type { Subscription } from '@tosite/api-client/endpoints/payment';
import { entitlementsOf, PRICES } from '@tosite/validation/website/entitlements';
import type { PaymentOfWebsite } from '../sites/payment-queries.ts';

export const paidFor = (over: Partial<Subscription> = {}): Subscription => ({
  _id: 'sub_1',
  status: 'active',
  interval: 'monthly',
  currentPeriodEnd: '2026-12-28T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceUntil: null,
  ...over,
});

/** Of a website on Free that never had anything else. */
export const paymentOf = (over: Partial<PaymentOfWebsite> = {}): PaymentOfWebsite => ({
  configured: true,
  plan: over.plan ?? 'free',
  entitlements: entitlementsOf(over.plan ?? 'free'),
  subscription: null,
  prices: PRICES.standard,
  customer: over.subscription !== undefined,
  ...over,
});

export const refusal = (status: number, code: ErrorCode, message: string) =>
  new ApiError({ status, code, message });
