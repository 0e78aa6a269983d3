import { ApiFailure } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { BillingServices } from './billing-services.ts';
import { changeSubscription } from './change-subscription.ts';
import { customerOfOwner } from './customer-store.ts';
import { paying } from './paying.ts';
import { paymentSession } from './payment-session.ts';
import { readPaymentState } from './payment-state.ts';

export function billingHandlers(
  services: BillingServices,
): Pick<
  Handlers,
  | 'paymentState'
  | 'createCheckoutSession'
  | 'paymentSession'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'createCustomerPortalSession'
> {
  return {
    paymentState: ({ query }, { user }) => readPaymentState(services, user.id, query.websiteId),
    createCheckoutSession: async ({ body }, { user }) => {
      const able = paying(services);
      await services.limits.take('checkoutByOwner', user.id);
      return beginCheckout(able, user, body);
    },
    paymentSession: ({ query }, { user }) => paymentSession(services, user.id, query.sessionId),
    cancelSubscription: async ({ body }, { user }) => ({
      subscription: await changeSubscription(services, user.id, { ...body, ends: true }),
    }),
    resumeSubscription: async ({ body }, { user }) => ({
      subscription: await changeSubscription(services, user.id, { ...body, ends: false }),
    }),
    createCustomerPortalSession: async (_, { user }) => {
      const { payments, database } = paying(services);
      const customer = await customerOfOwner(database.db, user.id);
      if (customer?.customerId == null) throw new ApiFailure('conflict', { id: 'payment.nothingBought' });
      return { url: await payments.portal(customer.customerId) };
    },
  };
}
