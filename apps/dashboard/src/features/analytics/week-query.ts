import { queryOptions } from '@tanstack/react-query';
import { getAnalytics } from '@tosite/api-client/endpoints/analytics';
import { api } from '../../session/api.ts';
import { weekRange } from './range.ts';

/** The last seven days beside those before them, for the start page. */
export const weekQuery = (websiteId: string, today: string) =>
  queryOptions({
    queryKey: ['analytics', websiteId, 'week', today],
    queryFn: ({ signal }) => {
      const { from, to } = weekRange(today);
      const query = { from, to, interval: 'day' as const, compare: 'previous' as const };
      return api.call(getAnalytics, { params: { id: websiteId }, query }, { signal });
    },
  });
