import { queryOptions } from '@tanstack/react-query';
import { getPreview, listSamples } from '@tosite/api-client/endpoints/onboard';
import { api } from '../session/api.ts';

export const previewQueries = {
  byId: (previewId: string) =>
    queryOptions({
      queryKey: ['previews', previewId],
      queryFn: ({ signal }) => api.call(getPreview, { params: { previewId } }, { signal }),
      staleTime: 60 * 60 * 1000,
    }),
  samples: () =>
    queryOptions({
      queryKey: ['samples'],
      queryFn: ({ signal }) => api.call(listSamples, {}, { signal }),
      staleTime: Infinity,
    }),
};
