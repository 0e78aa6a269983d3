import { ApiError } from '@tosite/api-client/api-error';
import {
  cancelSubscription,
  createCheckoutSession,
  createCustomerPortalSession,
  resumeSubscription,
  type PlanType,
  type Subscription,
} from '@tosite/api-client/endpoints/payment';
import { forgetWish } from '../../memory/plan-wish.ts';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { navigation } from '../../session/navigation.ts';
import { paymentQueries } from '../../sites/payment-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { usePaymentStore, type PaymentErrand } from './payment-store.ts';

/** The plan is a website's, so every list of them may say something else now. */
export const readAgain = () => queryClient.invalidateQueries({ queryKey: ['websites'] });

/** One errand at a time; false: it did not work, and the store says why. */
async function run(errand: PaymentErrand, doIt: () => Promise<void>): Promise<boolean> {
  const store = usePaymentStore.getState();
  if (!store.begin(errand)) return false;
  try {
    await doIt();
    return true;
  } catch (error) {
    // Another tab was first: what stands there now is shown with the sentence.
    const isStale =
      error instanceof ApiError && (error.code === 'subscription_exists' || error.code === 'conflict');
    if (isStale) await readAgain();
    const exists = error instanceof ApiError && error.code === 'subscription_exists';
    store.fail(exists ? billingWords.exists : errorSentence(error));
    return false;
  }
}

/** To the payment page. It goes on loading until this page is left. */
export const buy = (websiteId: string, planType: PlanType): Promise<boolean> =>
  run('checkout', async () => {
    const { sessionId, url } = await api.call(createCheckoutSession, { body: { websiteId, planType } });
    usePaymentStore.getState().setCheckoutSession(sessionId);
    forgetWish();
    navigation.visit(url);
  });

/** To where the card, the invoices and the interval are. */
export const openPortal = (): Promise<boolean> =>
  run('portal', async () => {
    const { url } = await api.call(createCustomerPortalSession, {});
    navigation.visit(url);
  });

export const stopSubscription = (websiteId: string, subscriptionId: string): Promise<boolean> =>
  run('cancel', async () => {
    const { subscription } = await api.call(cancelSubscription, { body: { subscriptionId } });
    settleWith(websiteId, subscription);
  });

export const keepSubscription = (websiteId: string, subscriptionId: string): Promise<boolean> =>
  run('resume', async () => {
    const { subscription } = await api.call(resumeSubscription, { body: { subscriptionId } });
    settleWith(websiteId, subscription);
  });

function settleWith(websiteId: string, subscription: Subscription): void {
  queryClient.setQueryData(paymentQueries.state(websiteId).queryKey, (known) =>
    known === undefined ? known : { ...known, subscription },
  );
  usePaymentStore.getState().settle();
  void readAgain();
}
