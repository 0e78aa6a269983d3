import type { PlanType } from '@tosite/api-client/endpoints/payment';
import type { Env } from '../../env.ts';

export type PaymentsConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: Record<PlanType, string>;
  /** null: the account's own. */
  portalConfiguration: string | null;
  base: URL;
  tax: boolean;
  /** Real money; else a test account's. */
  live: boolean;
  dashboardOrigin: string;
};

/** An empty or short secret would let anybody sign. */
const SECRET = /^whsec_.{16,}$/u;

/** What is missing for something to be bought here, by the names of the settings. Empty: nothing. */
export function missingSettings({ stripe }: Pick<Env, 'stripe'>): string[] {
  return [
    stripe.secretKey === null && 'STRIPE_SECRET_KEY',
    !SECRET.test(stripe.webhookSecret ?? '') && 'STRIPE_WEBHOOK_SECRET',
    stripe.priceMonthly === null && 'STRIPE_PRICE_MONTHLY',
    stripe.priceYearly === null && 'STRIPE_PRICE_YEARLY',
  ].filter((name) => name !== false);
}

/** null: nothing can be bought here. */
export function paymentsConfig(env: Pick<Env, 'stripe' | 'dashboardOrigin'>): PaymentsConfig | null {
  const { secretKey, webhookSecret, priceMonthly, priceYearly, portalConfiguration, base, tax } = env.stripe;
  if (missingSettings(env).length > 0) return null;
  if (secretKey === null || webhookSecret === null || priceMonthly === null || priceYearly === null)
    return null;
  return {
    secretKey,
    webhookSecret,
    prices: { monthly: priceMonthly, yearly: priceYearly },
    portalConfiguration,
    base: new URL(base),
    tax,
    live: isLiveKey(secretKey),
    dashboardOrigin: env.dashboardOrigin,
  };
}

function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/u.test(key);
}
