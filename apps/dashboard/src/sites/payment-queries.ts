import { queryOptions } from '@tanstack/react-query';
import { paymentState } from '@tosite/api-client/endpoints/payment';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';

export type PaymentOfWebsite = EndpointAnswer<typeof paymentState>;

export const paymentQueries = {
  /** Below the websites: what invalidates or clears those does the same here. */
  state: (websiteId: string) =>
    queryOptions({
      queryKey: ['websites', websiteId, 'payment'],
      enabled: () => useAuthStore.getState().user !== null && websiteId !== '',
      // Another tab and the payment service change it: whoever shows it asks again.
      staleTime: 0,
      queryFn: ({ signal }) => api.call(paymentState, { query: { websiteId } }, { signal }),
    }),
};
