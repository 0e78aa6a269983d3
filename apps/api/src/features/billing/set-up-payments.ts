import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { PRICES } from '@tosite/validation/website/entitlements';
import type Stripe from 'stripe';
import type { Env } from '../../env.ts';
import { isMissing } from './ask-stripe.ts';
import { openStripe } from './open-stripe.ts';

const PRODUCT = 'tosite_standard';
const MARK = { made_by: 'tosite_set_up_payments' };
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
];

/**
 * Makes what is sold in an account of Stripe: the product, its two prices, what owners may change on Stripe's pages, and
 * where Stripe reports to. A second time finds all of it again. Answers the settings to write down.
 */
export async function setUpPayments(env: Pick<Env, 'stripe' | 'dashboardOrigin'>): Promise<string[]> {
  const { secretKey, base } = env.stripe;
  if (secretKey === null)
    throw new Error('STRIPE_SECRET_KEY is not set: take it from your dashboard at Stripe.');
  const stripe = await openStripe(secretKey, new URL(base));
  await stripe.products.retrieve(PRODUCT).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    return stripe.products.create({
      id: PRODUCT,
      name: 'Standard',
      tax_code: 'txcd_10000000',
      metadata: MARK,
    });
  });
  const monthly = await priceOf(stripe, 'monthly');
  const yearly = await priceOf(stripe, 'yearly');
  const portal = await portalOf(stripe, env, [monthly, yearly]);
  const secret = await webhookSecret(stripe, `${env.dashboardOrigin}/api/payment/webhook`);
  return [
    `STRIPE_PRICE_MONTHLY=${monthly}`,
    `STRIPE_PRICE_YEARLY=${yearly}`,
    `STRIPE_PORTAL_CONFIGURATION=${portal}`,
    secret === null
      ? '# STRIPE_WEBHOOK_SECRET stays as it is: Stripe shows it once. If it is lost, delete the webhook endpoint there and run this again.'
      : `STRIPE_WEBHOOK_SECRET=${secret}`,
  ];
}

/** The price of the table, under a name that moves to a new one when the table changes. */
async function priceOf(stripe: Stripe, planType: PlanType): Promise<string> {
  const lookup = `tosite_standard_${planType}`;
  const amount = PRICES.standard[planType] * 100;
  const { data } = await stripe.prices.list({ lookup_keys: [lookup] });
  const known = data.find((price) => price.unit_amount === amount && price.currency === 'usd');
  if (known !== undefined) return known.id;
  const price = await stripe.prices.create({
    product: PRODUCT,
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval: planType === 'monthly' ? 'month' : 'year' },
    lookup_key: lookup,
    transfer_lookup_key: true,
    // The page says what is paid, taxes and all.
    tax_behavior: 'inclusive',
  });
  return price.id;
}

/** Ending a subscription is ours, since a website hangs on it; everything else that is about money is on their pages. */
async function portalOf(
  stripe: Stripe,
  { stripe: { tax }, dashboardOrigin }: Pick<Env, 'stripe' | 'dashboardOrigin'>,
  prices: string[],
): Promise<string> {
  const settings = {
    default_return_url: `${dashboardOrigin}/billing`,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      customer_update: { enabled: true, allowed_updates: tax ? ['address', 'tax_id'] : ['address'] },
      subscription_cancel: { enabled: false },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: PRODUCT, prices }],
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  for await (const known of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (known.metadata?.['made_by'] !== MARK.made_by) continue;
    return (await stripe.billingPortal.configurations.update(known.id, settings)).id;
  }
  return (await stripe.billingPortal.configurations.create({ ...settings, metadata: MARK })).id;
}

/** null: it was made before, and Stripe tells the secret only once. */
async function webhookSecret(stripe: Stripe, url: string): Promise<string | null> {
  for await (const known of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (known.url !== url) continue;
    await stripe.webhookEndpoints.update(known.id, { enabled_events: EVENTS });
    return null;
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS, metadata: MARK });
  return made.secret ?? null;
}
