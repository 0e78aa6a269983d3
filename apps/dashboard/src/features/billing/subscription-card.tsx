import type { Subscription } from '@tosite/api-client/endpoints/payment';
import type { Website } from '@tosite/validation/website/website';
import { Button } from '@tosite/ui/button';
import { useState } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { formatDay } from '../../display/moment.ts';
import { dollars } from '../../display/money.ts';
import { Stt } from '../../display/stt.tsx';
import type { PaymentOfWebsite } from '../../sites/payment-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { keepSubscription } from './billing-actions.ts';
import { BillingNote } from './billing-note.tsx';
import { ErrandButton } from './errand-button.tsx';
import { FactList } from './fact-list.tsx';
import { GraceSteps } from './grace-steps.tsx';
import { PaymentError } from './payment-error.tsx';
import { PortalButton } from './portal-button.tsx';

const StopDialog = lazyWithBoundary(() => import('./stop-dialog.tsx').then((module) => module.StopDialog));

const copy = billingWords;

type SubscriptionCardProps = { website: Website; payment: PaymentOfWebsite; subscription: Subscription };

/** Standard that is paid for: until when, and what can be done about it. */
export function SubscriptionCard({ website, payment, subscription }: SubscriptionCardProps) {
  const [stopping, setStopping] = useState(false);
  const { interval, currentPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  const owed = status === 'past_due';
  const sum = dollars(payment.prices[interval]);
  const day = formatDay(currentPeriodEnd);
  return (
    <>
      {owed && <Owed website={website} payment={payment} subscription={subscription} />}
      {cancelAtPeriodEnd && <Ending website={website} payment={payment} subscription={subscription} />}
      <section
        aria-labelledby="subscription"
        className="mt-6 rounded-card border border-rule bg-raise p-4 lg:p-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="subscription" className="text-xl">
            {copy.standard.title(sum, interval)}
          </h2>
          {!owed && <Stt tone={cancelAtPeriodEnd ? 'half' : 'live'}>{copy.standard.paid}</Stt>}
        </div>
        {!(owed && payment.plan === 'free') && (
          <div className="mt-3">
            <FactList
              facts={[
                owed
                  ? [copy.standard.stays, formatDay(subscription.graceUntil ?? currentPeriodEnd)]
                  : cancelAtPeriodEnd
                    ? [copy.standard.until, day]
                    : [copy.standard.next, copy.standard.nextValue(day, sum)],
              ]}
            />
          </div>
        )}
        {!owed && <PaymentError of={['portal']} className="mt-3" />}
        {payment.configured && (
          <div className="mt-4 flex flex-wrap gap-2">
            {payment.customer && !owed && <PortalButton label={copy.standard.portal} />}
            {!cancelAtPeriodEnd && <Button onClick={() => setStopping(true)}>{copy.standard.stop}</Button>}
          </div>
        )}
      </section>
      {stopping && (
        <StopDialog
          onMissing={() => setStopping(false)}
          website={website}
          subscription={subscription}
          onClose={() => setStopping(false)}
        />
      )}
    </>
  );
}

/** In the week after a refusal all stays as it is; after it the website is on Free until what is open is paid. */
function Owed({ website, payment, subscription }: SubscriptionCardProps) {
  const lapsed = payment.plan === 'free';
  const sum = dollars(payment.prices[subscription.interval]);
  return (
    <BillingNote
      tone="bad"
      title={lapsed ? copy.owed.lapsedTitle(sum) : copy.owed.title(sum)}
      actions={payment.configured && payment.customer && <PortalButton label={copy.owed.card} primary />}
    >
      <p className="text-ink-2">{lapsed ? copy.owed.lapsedBody : copy.owed.body}</p>
      {subscription.graceUntil !== null && !lapsed && (
        <GraceSteps until={subscription.graceUntil} hasDomain={website.custom_domain !== null} />
      )}
      <p className="mt-3 text-ink-2">{copy.owed.what}</p>
      <PaymentError of={['portal']} className="mt-3" />
    </BillingNote>
  );
}

function Ending({ website, payment, subscription }: SubscriptionCardProps) {
  // When it ends hangs on whether the open payment is made.
  const owed = subscription.status === 'past_due';
  async function keep() {
    if (await keepSubscription(website._id, subscription._id)) toastLocal(copy.ending.kept);
  }
  return (
    <BillingNote
      title={owed ? copy.ending.titleOwed : copy.ending.title(formatDay(subscription.currentPeriodEnd))}
      actions={
        payment.configured && (
          <ErrandButton
            errand="resume"
            variant="primary"
            busyLabel={copy.ending.keeping}
            onErrand={() => void keep()}
          >
            {copy.ending.keep}
          </ErrandButton>
        )
      }
    >
      <p className="text-ink-2">
        {owed ? copy.ending.bodyOwed : copy.ending.body(siteAddress(website.domain_name))}
      </p>
      <PaymentError of={['resume']} className="mt-3" />
    </BillingNote>
  );
}
