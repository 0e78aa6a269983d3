import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { useEffect } from 'react';
import { readAgain } from '../features/billing/billing-actions.ts';
import { BillingHead } from '../features/billing/billing-head.tsx';
import { BillingScreen } from '../features/billing/billing-screen.tsx';
import { usePaymentStore } from '../features/billing/payment-store.ts';
import { paymentQueries } from '../sites/payment-queries.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { billingWords } from '../words/billing-words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { words } from '../words/words.ts';

const copy = billingWords;

export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  const { data, error, refetch } = useQuery(paymentQueries.state(website?._id ?? ''));
  useFreshErrands();
  return (
    <div className="max-w-[1008px]">
      <title>{`${copy.title} · ${words.product}`}</title>
      {website !== null && data !== undefined ? (
        <BillingScreen key={website._id} website={website} payment={data} />
      ) : (
        <>
          <BillingHead website={website} />
          {error === null ? (
            <BillingSkeleton />
          ) : (
            <Notice
              tone="bad"
              className="mt-6"
              action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
            >
              <p className="font-semibold">{copy.failed}</p>
              <p>{errorSentence(error)}</p>
            </Notice>
          )}
        </>
      )}
    </div>
  );
}

/** What went wrong somewhere else is not said here; and who comes back from the payment page may begin anew. */
function useFreshErrands(): void {
  useEffect(() => {
    const { dismiss, settle } = usePaymentStore.getState();
    dismiss();
    // The browser may bring the page back as it was left: still on its way to the payment.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      settle();
      void readAgain();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}

function BillingSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <Skeleton className="h-[340px] rounded-card" />
        <Skeleton className="h-[340px] rounded-card max-lg:hidden" />
      </div>
      <Skeleton className="mt-8 h-5 w-56" />
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="mt-3 h-10" />
      ))}
    </div>
  );
}
