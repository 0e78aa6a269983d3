import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { WebsiteSchema } from '@tosite/validation/website/website';
import { defineEndpoint } from './define-endpoint.ts';

const Id = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64));
/** Of the payment service; longer than ours. */
const ForeignId = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(255));

export const PLAN_TYPES = ['monthly', 'yearly'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/**
 * `active`: paid. `past_due`: a payment failed, and the plan stays until `graceUntil`. `incomplete`: the first payment
 * is not made yet. `ended`: it is over.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'incomplete', 'ended'] as const;

export const SubscriptionSchema = v.object({
  _id: v.string(),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  interval: v.picklist(PLAN_TYPES),
  /** Until when it is paid. */
  currentPeriodEnd: InstantSchema,
  /** True: it is cancelled and ends then. */
  cancelAtPeriodEnd: v.boolean(),
  /** null: nothing is owed. */
  graceUntil: v.nullable(InstantSchema),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

const PriceSchema = v.object({ monthly: v.number(), yearly: v.number() });

export const paymentState = defineEndpoint({
  method: 'GET',
  path: '/api/payment/state',
  access: 'user',
  summary: "A website's plan, what it brings, and the subscription that pays for it",
  input: { query: v.strictObject({ websiteId: Id }) },
  output: v.object({
    /** False: nothing can be bought here. */
    configured: v.boolean(),
    plan: WebsiteSchema.entries.plan,
    entitlements: v.object({
      brandingLine: v.boolean(),
      customDomain: v.boolean(),
      prioritySupport: v.boolean(),
      modelPosts: v.number(),
      writingHelps: v.number(),
    }),
    subscription: v.nullable(SubscriptionSchema),
    /** Of Standard, in whole dollars. */
    prices: PriceSchema,
    /** True: the owner has bought something here, so there are invoices to see. */
    customer: v.boolean(),
  }),
  status: 200,
});

export const createCheckoutSession = defineEndpoint({
  method: 'POST',
  path: '/api/payment/create-checkout-session',
  access: 'user',
  summary: 'Begin to pay for a website; the address leads to the payment page',
  input: { body: v.strictObject({ websiteId: Id, planType: v.picklist(PLAN_TYPES) }) },
  output: v.object({ sessionId: v.string(), url: v.string() }),
  status: 200,
  errors: ['subscription_exists', 'payments_not_configured', 'payments_unavailable'],
});

export const paymentSession = defineEndpoint({
  method: 'GET',
  path: '/api/payment/session',
  access: 'user',
  summary: 'What came of a payment that was begun',
  input: { query: v.strictObject({ sessionId: ForeignId }) },
  output: v.object({ status: v.picklist(['paid', 'open', 'failed', 'expired']), websiteId: v.string() }),
  status: 200,
  errors: ['payments_not_configured', 'payments_unavailable'],
});

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/payment/cancel-subscription',
  access: 'user',
  summary: 'End a subscription when what is paid for is over',
  input: { body: v.strictObject({ subscriptionId: ForeignId }) },
  output: v.object({ subscription: SubscriptionSchema }),
  status: 200,
  errors: ['payments_not_configured', 'payments_unavailable', 'conflict'],
});

export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/payment/resume-subscription',
  access: 'user',
  summary: 'Take the end of a subscription back',
  input: { body: v.strictObject({ subscriptionId: ForeignId }) },
  output: v.object({ subscription: SubscriptionSchema }),
  status: 200,
  errors: ['payments_not_configured', 'payments_unavailable', 'conflict'],
});

export const createCustomerPortalSession = defineEndpoint({
  method: 'POST',
  path: '/api/payment/create-customer-portal-session',
  access: 'user',
  summary: 'The address where an owner changes the card, sees invoices and changes the interval',
  input: {},
  output: v.object({ url: v.string() }),
  status: 200,
  errors: ['payments_not_configured', 'payments_unavailable', 'conflict'],
});

export const writeToSupport = defineEndpoint({
  method: 'POST',
  path: '/api/support/message',
  access: 'user',
  summary: 'Write to whoever runs this installation; a website that is named goes with it',
  input: {
    body: v.strictObject({
      websiteId: v.optional(v.nullable(Id), null),
      subject: v.pipe(v.string('Required'), v.trim(), v.minLength(1, 'Required'), v.maxLength(200)),
      text: v.pipe(v.string('Required'), v.trim(), v.minLength(1, 'Required'), v.maxLength(10_000)),
    }),
  },
  output: null,
  status: 204,
  errors: ['not_ready'],
});
