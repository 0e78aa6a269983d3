import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { youtubeChannel, youtubeVideos } from '@tosite/api-client/endpoints/film-posts';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

export const FILMS_PAGE = 50;

export const filmQueries = {
  channel: (websiteId: string) =>
    queryOptions({
      queryKey: ['films', websiteId, 'channel'],
      queryFn: async ({ signal }) =>
        (await api.call(youtubeChannel, { body: { websiteId } }, { signal })).channel,
    }),
  list: (websiteId: string) =>
    infiniteQueryOptions({
      queryKey: ['films', websiteId, 'list'],
      queryFn: ({ pageParam, signal }) =>
        api.call(
          youtubeVideos,
          { body: { websiteId, maxResults: FILMS_PAGE, pageToken: pageParam } },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextPageToken,
    }),
};

/** A film has a post now: the list of films and that of posts are read anew when they are shown. */
export function postWasMade(websiteId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['films', websiteId, 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['posts', websiteId] });
}
