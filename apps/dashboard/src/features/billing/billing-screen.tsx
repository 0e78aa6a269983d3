import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { Button } from '@tosite/ui/button';
import { Segmented } from '@tosite/ui/segmented';
import type { Website } from '@tosite/validation/website/website';
import { useState, type ReactNode } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { forgetWish, pendingWish } from '../../memory/plan-wish.ts';
import type { PaymentOfWebsite } from '../../sites/payment-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { readAgain } from './billing-actions.ts';
import { BillingHead } from './billing-head.tsx';
import { BillingNote } from './billing-note.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { PortalButton } from './portal-button.tsx';
import { PaymentError } from './payment-error.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { WishReady } from './wish-ready.tsx';

const copy = billingWords;

/** The plan of one website: what it is, what it could be, and how it is paid. */
export function BillingScreen({ website, payment }: { website: Website; payment: PaymentOfWebsite }) {
  const [wish, setWish] = useState(pendingWish);
  const [interval, setInterval] = useState<PlanType>(wish ?? 'monthly');
  const { subscription, configured, plan } = payment;
  const status = subscription?.status ?? null;
  const isPaidFor = subscription !== null && (status === 'active' || status === 'past_due');
  const canBuy = plan === 'free' && (status === null || status === 'ended');
  function decline() {
    forgetWish();
    setWish(null);
  }
  return (
    <>
      <BillingHead website={website}>
        {canBuy && (
          <Segmented
            label={copy.period}
            options={[
              { value: 'monthly', label: copy.monthly },
              { value: 'yearly', label: copy.yearly },
            ]}
            value={interval}
            onValueChange={setInterval}
            className="max-lg:w-full max-lg:*:flex-1"
          />
        )}
      </BillingHead>
      {!configured && <BillingNote title={copy.notSetUp.title}>{copy.notSetUp.body}</BillingNote>}
      {configured && canBuy && wish !== null && <WishReady website={website} onDecline={decline} />}
      {!canBuy && <PaymentError of={['checkout']} className="mt-6" />}
      {status === 'incomplete' && <Incomplete payment={payment} />}
      {status === 'ended' && plan === 'free' && <Ended website={website} payment={payment} />}
      {isPaidFor ? (
        <SubscriptionCard website={website} payment={payment} subscription={subscription} />
      ) : canBuy ? (
        <PlanCards website={website} payment={payment} interval={interval} />
      ) : (
        plan === 'standard' && (
          <BillingNote title={copy.standard.granted}>{copy.standard.grantedBody}</BillingNote>
        )
      )}
      <PlanChanges website={website} paid={plan === 'standard'} />
    </>
  );
}

function Incomplete({ payment }: { payment: PaymentOfWebsite }) {
  return (
    <BillingNote
      title={copy.incomplete.title}
      actions={
        <>
          <Button variant="primary" onClick={() => void readAgain()}>
            {copy.incomplete.again}
          </Button>
          {payment.configured && payment.customer && <PortalButton label={copy.standard.invoices} />}
        </>
      }
    >
      <p className="text-ink-2">{copy.incomplete.body}</p>
      <PaymentError of={['portal']} className="mt-3" />
    </BillingNote>
  );
}

function Ended({ website, payment }: { website: Website; payment: PaymentOfWebsite }): ReactNode {
  return (
    <BillingNote
      title={copy.ended.title}
      actions={payment.configured && payment.customer && <PortalButton label={copy.standard.invoices} />}
    >
      <p className="text-ink-2">{copy.ended.body(siteAddress(website.domain_name))}</p>
      <PaymentError of={['portal']} className="mt-3" />
    </BillingNote>
  );
}
