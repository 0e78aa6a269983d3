import { queryOptions } from '@tanstack/react-query';
import { getHistory, getVersionSite, restoreVersion } from '@tosite/api-client/endpoints/history';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

export const historyQueries = {
  of: (websiteId: string) =>
    queryOptions({
      queryKey: ['websites', websiteId, 'history'],
      enabled: websiteId !== '',
      queryFn: ({ signal }) => api.call(getHistory, { params: { id: websiteId } }, { signal }),
    }),
  /** A version never changes; what it is drawn with, such as our copies of its pictures, may. */
  siteOf: (websiteId: string, versionId: string) =>
    queryOptions({
      queryKey: ['websites', websiteId, 'history', versionId],
      queryFn: ({ signal }) => api.call(getVersionSite, { params: { id: websiteId, versionId } }, { signal }),
    }),
};

/** Everything about the site may be another now: it is read again. */
export async function restore(websiteId: string, versionId: string): Promise<void> {
  const answer = await api.call(restoreVersion, { params: { id: websiteId, versionId } });
  queryClient.setQueryData(historyQueries.of(websiteId).queryKey, answer);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['websites'] }),
    queryClient.invalidateQueries({ queryKey: ['design'] }),
  ]);
}
