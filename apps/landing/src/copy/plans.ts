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
  /** On the dashboard host. */
  path: string;
  features: readonly PlanFeature[];
};

export const PLANS: readonly Plan[] = [
  {
    name: 'Standard',
    price: { monthly: 5, yearly: 15 },
    description: 'Ideal for growing teams and businesses',
    highlight: true,
    badge: 'Most Popular',
    address: 'www.your-name.com',
    button: 'Buy now',
    path: '/signup?plan=standard',
    features: [
      { name: 'Unlimited websites', included: true },
      { name: 'Branding removal', included: true, description: 'no ‘Made with to.site’ line' },
      { name: 'Custom domain', included: true },
      { name: 'Priority support', included: true },
    ],
  },
  {
    name: 'Free',
    price: { monthly: 0, yearly: 0 },
    description: 'Perfect for individuals and small projects',
    highlight: false,
    badge: null,
    address: freeAddress('yourname'),
    button: 'Get started',
    path: '/signup',
    features: [
      { name: 'Unlimited websites', included: true },
      { name: 'Branding removal', included: false },
      { name: 'Custom domain', included: false },
      { name: 'Priority support', included: false },
    ],
  },
];
