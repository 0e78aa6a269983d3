import { queryOptions } from '@tanstack/react-query';
import { getSync, type Sync } from '@tosite/api-client/endpoints/sync';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';

const ASK_AGAIN_MS = 1500;

export const isReading = ({ status }: Pick<Sync, 'status'>) => status === 'queued' || status === 'running';

export const syncQueries = {
  /** Sources of a website and what changed there; asked again and again while they are being read. */
  of: (websiteId: string) =>
    queryOptions({
      queryKey: ['websites', websiteId, 'sync'],
      enabled: () => useAuthStore.getState().user !== null && websiteId !== '',
      queryFn: ({ signal }) => api.call(getSync, { params: { id: websiteId } }, { signal }),
      refetchInterval: ({ state }) =>
        state.data !== undefined && isReading(state.data) ? ASK_AGAIN_MS : false,
    }),
};
