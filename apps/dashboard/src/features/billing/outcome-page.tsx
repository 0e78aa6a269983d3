import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { goOnWith } from '../../sites/use-chosen-website.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { OutcomeDrawing } from './outcome-drawing.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import { PaidView } from './paid-view.tsx';
import { usePaymentOutcome, type Arrival, type Outcome } from './payment-outcome.ts';
import { usePaymentStore } from './payment-store.ts';

const copy = billingWords.outcome;

/** What came of a payment, whichever of the three addresses one came back to. */
export function OutcomePage({ arrival }: { arrival: Arrival }) {
  const [query] = useSearchParams();
  // The payment page names the payment; who turned back may come without, and this tab knows what it began.
  const [remembered] = useState(() => usePaymentStore.getState().checkoutSessionId);
  const { outcome, ask, isFetching } = usePaymentOutcome(
    arrival,
    query.get('session_id') ?? remembered,
    query.get('website'),
  );
  return <OutcomeView outcome={outcome} onAsk={ask} asking={isFetching} />;
}

type OutcomeViewProps = { outcome: Outcome; onAsk: () => void; asking: boolean };

function OutcomeView({ outcome, onAsk, asking }: OutcomeViewProps) {
  const websiteId = 'websiteId' in outcome ? outcome.websiteId : null;
  const websites = useQuery(websiteQueries.all()).data?.websites;
  const current = useQuery(websiteQueries.current()).data?.website;
  const website = websites?.find(({ _id }) => _id === websiteId) ?? null;
  // The places are those of the website that is worked on: it becomes the one that was paid for.
  const state = website === null || current?._id === website._id ? null : goOnWith(website._id);
  const name = website?.website_name;
  const askAgain = (
    <Button variant="primary" className="min-h-11" busy={asking} onClick={onAsk}>
      {copy.slow.again}
    </Button>
  );
  const toBilling = (label: string, primary = false) => (
    <Button variant={primary ? 'primary' : 'plain'} asChild className="min-h-11 max-lg:flex-1">
      <Link to={paths.billing()} state={state}>
        {label}
      </Link>
    </Button>
  );
  const toHome = (primary = false) => (
    <Button variant={primary ? 'primary' : 'plain'} asChild className="min-h-11 max-lg:flex-1">
      <Link to={paths.home()} state={state}>
        {copy.cancelled.home}
      </Link>
    </Button>
  );
  switch (outcome.kind) {
    case 'paid':
      return <PaidView websiteId={outcome.websiteId} website={website} state={state} />;
    case 'asking':
      return (
        <Plain title={copy.asking} drawing="asking">
          <p>{copy.askingBody}</p>
        </Plain>
      );
    case 'slow':
      return (
        <Plain
          title={copy.slow.title}
          website={name}
          drawing="asking"
          actions={
            <>
              {askAgain}
              {toBilling(copy.back)}
            </>
          }
        >
          <p>{copy.slow.body}</p>
        </Plain>
      );
    case 'failed':
      return (
        <Plain
          title={copy.failed.title}
          website={name}
          drawing="stopped"
          actions={
            <>
              {toBilling(copy.failed.again, true)}
              {toHome()}
            </>
          }
        >
          <p>{copy.failed.body}</p>
        </Plain>
      );
    case 'expired':
      return (
        <Plain
          title={copy.expired.title}
          website={name}
          drawing="back"
          actions={
            <>
              {toBilling(copy.expired.again, true)}
              {toHome()}
            </>
          }
        >
          <p>{copy.expired.body}</p>
        </Plain>
      );
    case 'cancelled':
      return (
        <Plain
          title={copy.cancelled.title}
          website={name}
          drawing="back"
          actions={
            <>
              {toHome(true)}
              {toBilling(copy.cancelled.again)}
            </>
          }
        >
          <p>{website?.plan === 'free' ? copy.cancelled.free(website.website_name) : copy.cancelled.body}</p>
        </Plain>
      );
    case 'nothing':
      return (
        <Plain
          title={copy.nothing.title}
          actions={
            <>
              {toBilling(copy.back, true)}
              {toHome()}
            </>
          }
        >
          <p>{copy.nothing.body}</p>
        </Plain>
      );
    case 'unknown':
      return (
        <Plain
          title={copy.unknown.title}
          drawing="asking"
          actions={
            <>
              {askAgain}
              {toBilling(copy.back)}
            </>
          }
        >
          <p role="alert">{errorSentence(outcome.error)}</p>
          <p className="mt-2">{copy.unknown.body}</p>
        </Plain>
      );
  }
}

type PlainProps = {
  title: string;
  website?: string | undefined;
  drawing?: 'stopped' | 'back' | 'asking';
  actions?: ReactNode;
  children: ReactNode;
};

function Plain({ title, website, drawing, actions, children }: PlainProps) {
  return (
    <OutcomeFrame
      title={title}
      website={website}
      above={drawing !== undefined && <OutcomeDrawing kind={drawing} />}
    >
      <div className="mt-2.5 text-md text-ink-2">{children}</div>
      {actions !== undefined && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
    </OutcomeFrame>
  );
}
