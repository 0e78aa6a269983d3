import type { Website } from './website.ts';

export type Plan = Website['plan'];

export type Entitlements = {
  /** The line on a site's pages that says what it was made with. */
  brandingLine: boolean;
  /** A domain of the owner's own. */
  customDomain: boolean;
  prioritySupport: boolean;
  /** Posts that a model writes, each month. */
  modelPosts: number;
  /** Help with writing, each day. */
  writingHelps: number;
};

/** What a plan brings: the one table that server, dashboard and landing read. Websites are unlimited on every plan. */
export const ENTITLEMENTS: Readonly<Record<Plan, Entitlements>> = {
  free: {
    brandingLine: true,
    customDomain: false,
    prioritySupport: false,
    modelPosts: 3,
    writingHelps: 40,
  },
  standard: {
    brandingLine: false,
    customDomain: true,
    prioritySupport: true,
    modelPosts: 30,
    writingHelps: 200,
  },
};

export const entitlementsOf = (plan: Plan): Entitlements => ENTITLEMENTS[plan];

/** In whole dollars. */
export const PRICES: Readonly<Record<Plan, { monthly: number; yearly: number }>> = {
  free: { monthly: 0, yearly: 0 },
  standard: { monthly: 5, yearly: 15 },
};
