import { queryOptions } from '@tanstack/react-query';
import { getCustomDomain } from '@tosite/api-client/endpoints/domains';
import { api } from '../session/api.ts';

export const domainQueries = {
  /** Below the websites: what invalidates or clears those does the same here. */
  of: (websiteId: string) =>
    queryOptions({
      queryKey: ['websites', websiteId, 'domain'],
      // The server looks by itself, and another tab changes it: whoever shows it asks again.
      staleTime: 0,
      queryFn: ({ signal }) => api.call(getCustomDomain, { params: { id: websiteId } }, { signal }),
    }),
};
