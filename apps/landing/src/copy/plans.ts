import { ENTITLEMENTS, PRICES, type Plan as PlanName } from '@tosite/validation/website/entitlements';
import { freeAddress } from '../addresses.ts';

export type PlanFeature = { name: string; included: boolean; description?: string };

export type Plan = {
  name: string;
  /** Dollars. */
  price: { monthly: number; yearly: number };
  description: string;
  highlight: boolean;
  badge: string | null;
  /** Stands in the address bar on top of the card. */
  address: string;
  button: string;
  /** On the dashboard host, by how it is to be paid; whoever buys is not asked again. */
  paths: { monthly: string; yearly: string };
  features: readonly PlanFeature[];
};

export const PLANS: readonly Plan[] = [
  {
    name: 'Standard',
    price: PRICES.standard,
    description: 'Ideal for growing teams and businesses',
    highlight: true,
    badge: 'Most Popular',
    address: 'www.your-name.com',
    button: 'Buy now',
    paths: {
      monthly: '/signup?plan=standard&interval=monthly',
      yearly: '/signup?plan=standard&interval=yearly',
    },
    features: featuresOf('standard'),
  },
  {
    name: 'Free',
    price: PRICES.free,
    description: 'Perfect for individuals and small projects',
    highlight: false,
    badge: null,
    address: freeAddress('yourname'),
    button: 'Get started',
    paths: { monthly: '/signup', yearly: '/signup' },
    features: featuresOf('free'),
  },
];

/** From the table that the server goes by. */
function featuresOf(plan: PlanName): PlanFeature[] {
  const { brandingLine, customDomain, prioritySupport } = ENTITLEMENTS[plan];
  return [
    { name: 'Unlimited websites', included: true },
    brandingLine
      ? { name: 'Branding removal', included: false }
      : { name: 'Branding removal', included: true, description: 'no ‘Made with to.site’ line' },
    customDomain
      ? { name: 'Custom domain', included: true, description: 'yours, with a certificate by itself' }
      : { name: 'Custom domain', included: false },
    { name: 'Priority support', included: prioritySupport },
  ];
}
