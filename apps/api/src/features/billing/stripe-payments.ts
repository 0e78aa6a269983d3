import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { askStripe, isMissing, isRefused } from './ask-stripe.ts';
import { openStripe } from './open-stripe.ts';
import type { PaymentsConfig } from './payments-config.ts';
import type { Payments, SeenCheckout } from './payments.ts';
import { readReport } from './read-report.ts';
import { seeSubscription } from './see-subscription.ts';

/** Stripe, in words of ours: this folder is the only one that knows any of its. */
export function stripePayments(config: PaymentsConfig, log: Logger, timeoutMs?: number): Payments {
  let opened: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (opened ??= openStripe(config.secretKey, config.base, timeoutMs));
  const ask = <T>(work: (client: Stripe) => Promise<T>): Promise<T> =>
    askStripe(log, async () => work(await stripe()));

  return {
    createCustomer: ({ id, email }) =>
      ask(async (client) => {
        const parameters = { email, metadata: { owner_id: id } };
        const customer = await client.customers.create(parameters, {
          idempotencyKey: `customer:${id}:${digest(email)}`,
        });
        return customer.id;
      }),
    deleteCustomer: (id) =>
      ask(async (client) => {
        await client.customers.del(id).catch(unlessMissing);
      }),
    beginCheckout: ({ customerId, ownerId, websiteId, planType, key }) =>
      ask(async (client) => {
        const { tax, dashboardOrigin, prices } = config;
        const metadata = { owner_id: ownerId, website_id: websiteId };
        const session = await client.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: websiteId,
            line_items: [{ price: prices[planType], quantity: 1 }],
            metadata,
            subscription_data: { metadata },
            // Stripe puts the id in.
            success_url: `${dashboardOrigin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${dashboardOrigin}/payment/cancelled?website=${encodeURIComponent(websiteId)}`,
            ...(tax
              ? {
                  automatic_tax: { enabled: true },
                  tax_id_collection: { enabled: true },
                  customer_update: { address: 'auto', name: 'auto' },
                }
              : {}),
          },
          {
            idempotencyKey: `checkout:${key}:${digest(`${prices[planType]} ${customerId} ${dashboardOrigin} ${tax}`)}`,
          },
        );
        return { sessionId: session.id, url: session.url ?? '' };
      }),
    checkout: (id) =>
      ask(async (client) => {
        const session = await client.checkout.sessions.retrieve(id, { expand: ['subscription'] });
        return { status: statusOf(session), url: session.url };
      }),
    closeCheckout: (id) =>
      ask(async (client) => {
        await client.checkout.sessions.expire(id).catch((error: unknown) => {
          if (!isRefused(error)) throw error;
        });
      }),
    subscriptionsOf: (customer) =>
      ask(async (client) => {
        const found = [];
        for await (const subscription of client.subscriptions.list({ customer, status: 'all', limit: 100 }))
          found.push(seeSubscription(subscription, config.prices));
        return found;
      }),
    endAtPeriodEnd: (id, ends) =>
      ask(async (client) => {
        const { cancel_at: at } = await client.subscriptions.retrieve(id);
        // Stripe's own pages write a date in place of the switch; taking it back is another parameter then.
        const back: Stripe.SubscriptionUpdateParams =
          at === null ? { cancel_at_period_end: false } : { cancel_at: '' };
        await client.subscriptions.update(id, ends ? { cancel_at_period_end: true } : back);
      }),
    endNow: (id) =>
      ask(async (client) => {
        await client.subscriptions.cancel(id).catch(unlessMissing);
      }),
    refundLast: (id) => ask((client) => refundLast(client, id)),
    portal: (customer) =>
      ask(async (client) => {
        const { portalConfiguration, dashboardOrigin } = config;
        const session = await client.billingPortal.sessions.create({
          customer,
          return_url: `${dashboardOrigin}/billing`,
          ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
        });
        return session.url;
      }),
    customerOf: (about) => ask((client) => customerOf(client, about)),
    async report(body, signature, now) {
      const { webhookSecret: secret, live } = config;
      return readReport(await stripe(), { body, signature, secret, live, now });
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function statusOf(session: Stripe.Checkout.Session): SeenCheckout {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  // A debit of a bank takes days: until then the subscription is not ended, and no one knows.
  const { subscription } = session;
  const status = typeof subscription === 'object' ? subscription?.status : undefined;
  if (status === 'active' || status === 'trialing') return 'paid';
  return status === 'incomplete' ? 'open' : 'failed';
}

async function refundLast(client: Stripe, subscription: string): Promise<boolean> {
  const { data } = await client.invoices.list({
    subscription,
    status: 'paid',
    limit: 1,
    expand: ['data.payments'],
  });
  const [invoice] = data;
  if (invoice === undefined || invoice.amount_paid === 0) return false;
  for (const { payment } of invoice.payments?.data ?? []) {
    const intent = payment.payment_intent;
    if (intent === undefined) continue;
    const id = typeof intent === 'string' ? intent : intent.id;
    await client.refunds
      .create({ payment_intent: id }, { idempotencyKey: `refund:${id}` })
      .catch((error: unknown) => {
        // Given back already, by an earlier try or by somebody's hand.
        if (!isRefused(error)) throw error;
      });
  }
  return true;
}

async function customerOf(client: Stripe, about: string): Promise<string | null> {
  const id = about.slice(about.indexOf(':') + 1);
  const find = (): Promise<{ customer: string | { id: string } | null }> => {
    if (about.startsWith('subscription:')) return client.subscriptions.retrieve(id);
    return about.startsWith('invoice:')
      ? client.invoices.retrieve(id)
      : client.checkout.sessions.retrieve(id);
  };
  try {
    const { customer } = await find();
    return typeof customer === 'string' ? customer : (customer?.id ?? null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
