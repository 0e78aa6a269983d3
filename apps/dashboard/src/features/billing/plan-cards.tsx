import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { PRICES } from '@tosite/validation/website/entitlements';
import type { Website } from '@tosite/validation/website/website';
import { ExternalLink, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { dollars } from '../../display/money.ts';
import type { PaymentOfWebsite } from '../../sites/payment-queries.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { buy } from './billing-actions.ts';
import { FactList } from './fact-list.tsx';
import { modelQuery } from './model-query.ts';
import { PaymentError } from './payment-error.tsx';
import { usePaymentStore } from './payment-store.ts';

const copy = billingWords;

type PlanCardsProps = { website: Website; payment: PaymentOfWebsite; interval: PlanType };

/** The two plans by the address that each gives: what can be had, and what is now. */
export function PlanCards({ website, payment, interval }: PlanCardsProps) {
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <StandardCard website={website} payment={payment} interval={interval} />
      <FreeCard website={website} interval={interval} />
    </div>
  );
}

function StandardCard({ website, payment, interval }: PlanCardsProps) {
  const { isLoading, errand } = usePaymentStore();
  const { monthly, yearly } = payment.prices;
  const sum = dollars(payment.prices[interval]);
  const month = dollars(yearly / 12);
  return (
    <Card
      plan="standard"
      address={website.custom_domain?.hostname ?? siteAddress(website.domain_name)}
      isMain
    >
      <Price amount={payment.prices[interval]} interval={interval} />
      <p className="text-sm text-ink-2">
        {interval === 'yearly'
          ? copy.aMonth(month)
          : yearly < 12 * monthly && copy.orYearly(dollars(yearly), month)}
      </p>
      {payment.configured && (
        <div className="mt-auto pt-5">
          <PaymentError of={['checkout']} className="mb-3" />
          <Button
            variant="primary"
            className="min-h-11 w-full whitespace-normal"
            busy={isLoading && errand === 'checkout'}
            onClick={() => void buy(website._id, interval)}
          >
            {isLoading && errand === 'checkout' ? copy.paying : copy.pay(sum, interval)}
            <ExternalLink size={16} aria-hidden className="shrink-0" />
          </Button>
          <p className="mt-2.5 text-sm text-ink-2">{copy.payHelp}</p>
        </div>
      )}
    </Card>
  );
}

function FreeCard({ website, interval }: { website: Website; interval: PlanType }) {
  const websites = useQuery(websiteQueries.all()).data?.websites.length;
  const model = useQuery(modelQuery(website._id)).data;
  const facts: [string, string][] = [
    [copy.websites, websites === undefined ? copy.noLimit : `${websites.toLocaleString()}, ${copy.noLimit}`],
  ];
  if (model?.configured === true) facts.push([copy.modelUse, copy.modelUsed(model.used, model.limit)]);
  return (
    <Card plan="free" address={siteAddress(website.domain_name)} badge={copy.now}>
      <Price amount={PRICES.free[interval]} interval={interval} />
      <p className="text-sm text-ink-2">{copy.forever}</p>
      <div className="mt-auto pt-5">
        <FactList facts={facts} />
      </div>
    </Card>
  );
}

type CardProps = {
  plan: 'free' | 'standard';
  address: string;
  badge?: string;
  isMain?: boolean;
  children: ReactNode;
};

function Card({ plan, address, badge, isMain = false, children }: CardProps) {
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={`flex min-w-0 flex-col overflow-hidden rounded-card bg-raise ${isMain ? 'border-2 border-accent-text' : 'border border-rule'}`}
    >
      <p className="flex h-8 shrink-0 items-center gap-2 border-b border-rule px-3 text-sm text-ink-2">
        <Lock size={12} aria-hidden className="shrink-0" />
        <span className="truncate">{address}</span>
      </p>
      <div className="flex flex-1 flex-col p-5 lg:p-6">
        <h2 id={`plan-${plan}`} className="flex items-center gap-2.5 text-xl">
          {copy.plans[plan]}
          {badge !== undefined && (
            <span className="rounded-[4px] border border-rule bg-wash px-2 text-sm leading-6 font-semibold tracking-normal">
              {badge}
            </span>
          )}
        </h2>
        <p className="mt-1 text-ink-2">{copy.description[plan]}</p>
        {children}
      </div>
    </section>
  );
}

function Price({ amount, interval }: { amount: number; interval: PlanType }) {
  return (
    <p className="mt-4 mb-1 flex items-baseline gap-2 text-[56px] leading-none font-[660] tracking-[-0.04em]">
      {dollars(amount)}
      <small className="text-[15px] font-medium tracking-normal text-ink-2">{copy.perPeriod[interval]}</small>
    </p>
  );
}
