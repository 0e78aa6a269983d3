import { queryOptions } from '@tanstack/react-query';
import { aiUsage } from '@tosite/api-client/endpoints/writing';
import { api } from '../../session/api.ts';

/** Whether a model writes here, and how much of it is used; the page does without where nobody can say. */
export const modelQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['websites', websiteId, 'model'],
    queryFn: ({ signal }) => api.call(aiUsage, { query: { websiteId } }, { signal }),
    enabled: websiteId !== '',
  });
