import type { Setting } from './env-setting.ts';

const made = (means: string, example: string) =>
  ({
    group: 'Payments',
    means,
    takes: 'what `set-up-payments` prints',
    absent: 'nothing can be bought here',
    example,
  }) as const;

/** Selling Standard through Stripe: docs/deploying.md says how it is set up. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    means: 'sells Standard through Stripe; the next three are set with it',
    takes: 'a secret or restricted key of your Stripe account',
    absent: 'nothing can be bought here',
    example: 'sk_test_from_your_dashboard',
  },
  STRIPE_WEBHOOK_SECRET: made(
    'proves that what Stripe reports comes from Stripe',
    'whsec_from_set_up_payments',
  ),
  STRIPE_PRICE_MONTHLY: made('the price that is paid each month', 'price_monthly'),
  STRIPE_PRICE_YEARLY: made('the price that is paid each year', 'price_yearly'),
  STRIPE_PORTAL_CONFIGURATION: {
    group: 'Payments',
    means: 'what owners can change on the pages of Stripe: card, address, monthly or yearly',
    takes: 'what `set-up-payments` prints',
    absent: "the account's own default",
    example: 'bpc_portal',
  },
  STRIPE_TAX: {
    group: 'Payments',
    means:
      'Stripe works out taxes and asks for addresses and tax numbers; needs a registration in its settings',
    takes: '`on` or `off`',
    fallback: false,
    example: 'on',
  },
  STRIPE_API_BASE: {
    group: 'Payments',
    means: 'where Stripe is reached: a proxy, or a stand-in for development and tests',
    takes: 'an address, without a trailing slash',
    fallback: 'https://api.stripe.com',
    example: 'http://127.0.0.1:4200',
  },
} as const satisfies Readonly<Record<string, Setting>>;
