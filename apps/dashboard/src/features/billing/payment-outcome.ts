import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import { paymentSession } from '@tosite/api-client/endpoints/payment';
import { useEffect, useState } from 'react';
import { forgetWish } from '../../memory/plan-wish.ts';
import { api } from '../../session/api.ts';
import { paymentQueries } from '../../sites/payment-queries.ts';
import { readAgain } from './billing-actions.ts';
import { usePaymentStore } from './payment-store.ts';

/** By which of the three addresses somebody came back. It decides nothing: our server asks what was paid. */
export type Arrival = 'success' | 'failed' | 'cancelled';

export type Outcome =
  | { kind: 'asking' | 'nothing' }
  | { kind: 'unknown'; error: Error }
  | { kind: 'paid' | 'failed' | 'expired' | 'cancelled' | 'slow'; websiteId: string };

const EVERY = 2000;
/** So long it is asked by itself; banks that take longer say so in their own time. */
const PATIENCE = 60_000;

/** `websiteId`: who turned back comes with no payment, but with the website that it was about. */
export function usePaymentOutcome(arrival: Arrival, sessionId: string | null, websiteId: string | null) {
  const [until, setUntil] = useState(() => Date.now() + PATIENCE);
  const turnedBack = arrival === 'cancelled';
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    // Below the websites: it goes with the session.
    queryKey: ['websites', 'payment-session', sessionId],
    enabled: sessionId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => api.call(paymentSession, { query: { sessionId: sessionId ?? '' } }, { signal }),
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.status === 'open' && !turnedBack && Date.now() < until
        ? EVERY
        : false,
  });
  const about = useQuery({
    ...paymentQueries.state(websiteId ?? ''),
    enabled: sessionId === null && turnedBack && websiteId !== null,
  });
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    forgetWish();
    usePaymentStore.getState().setCheckoutSession(null);
    void readAgain();
  }, [isPaid]);

  function ask() {
    setUntil(Date.now() + PATIENCE);
    void (sessionId === null ? about : { refetch }).refetch();
  }
  return {
    outcome: sessionId === null ? withoutSession() : outcome(),
    ask,
    isFetching: isFetching || about.isFetching,
  };

  function withoutSession(): Outcome {
    if (!turnedBack || websiteId === null) return { kind: 'nothing' };
    if (about.error !== null) return failure(about.error);
    if (about.data === undefined) return { kind: 'asking' };
    return { kind: about.data.plan === 'standard' ? 'paid' : 'cancelled', websiteId };
  }

  function outcome(): Outcome {
    // What is over stays so, whether it can be asked for again or not.
    if (data !== undefined && data.status !== 'open') return { kind: data.status, websiteId: data.websiteId };
    if (error !== null) return failure(error);
    if (data === undefined) return { kind: 'asking' };
    const of = { websiteId: data.websiteId };
    if (turnedBack) return { kind: 'cancelled', ...of };
    return dataUpdatedAt < until ? { kind: 'asking' } : { kind: 'slow', ...of };
  }
}

function failure(error: Error): Outcome {
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isNone ? { kind: 'nothing' } : { kind: 'unknown', error };
}
