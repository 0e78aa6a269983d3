import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { aiUsage } from '@tosite/api-client/endpoints/writing';
import { queryClient } from '../query-client.ts';
import { api } from '../session/api.ts';

export type AiUsage = EndpointAnswer<typeof aiUsage>;

const FRESH_MS = 5 * 60_000;

export const usageQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['ai', 'usage', websiteId],
    enabled: websiteId !== '',
    queryFn: ({ signal }) => api.call(aiUsage, { query: { websiteId } }, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

/** The model of this server, and what is left of it; null: there is none, or nobody knows yet. */
export function useWritingModel(websiteId: string): AiUsage | null {
  const { data } = useQuery(usageQuery(websiteId));
  return data?.configured === true ? data : null;
}

/** A post was written, or will be: what is left is another number. */
export function usageChanged(): void {
  void queryClient.invalidateQueries({ queryKey: ['ai', 'usage'] });
}
