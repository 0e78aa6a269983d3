import type { Core } from '../../core.ts';
import { ofAccount, ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { BillingServices } from './billing-services.ts';
import { endAccountPayments } from './end-subscriptions.ts';
import { missingSettings, paymentsConfig } from './payments-config.ts';
import { readPaymentsJob } from './read-payments-job.ts';
import { billingHandlers } from './routes.ts';
import { stripePayments } from './stripe-payments.ts';
import { sweepBilling } from './sweep-billing.ts';
import { paymentWebhook } from './webhook.ts';

export function createBilling(core: Core, timeoutMs?: number): BillingServices {
  const config = paymentsConfig(core.env);
  const { secretKey } = core.env.stripe;
  if (config === null && secretKey !== null)
    core.log.error(
      { missing: missingSettings(core.env) },
      'nothing can be bought: settings are missing or too short',
    );
  return { ...core, payments: config === null ? null : stripePayments(config, core.log, timeoutMs) };
}

/** Plans, and what is paid for them. */
export function billingFeature(services: BillingServices) {
  return {
    handlers: billingHandlers(services),
    outside: [paymentWebhook(services)],
    jobs: { 'read-payments': readPaymentsJob(services) },
    sweeps: [() => sweepBilling(services)],
    beforeAccountDelete: (userId) => endAccountPayments(services, userId),
    exports: [
      ofAccount('payment_customers', 'paymentCustomer', ['fetched_at'], 'owner_id'),
      ofWebsite('payment_subscriptions', 'subscriptions', ['told']),
      ofWebsite('payment_sessions', 'checkouts'),
    ],
  } satisfies Feature;
}
