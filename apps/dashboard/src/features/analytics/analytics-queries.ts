import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  exportAnalytics,
  getAnalytics,
  getAnalyticsSettings,
  listRedirects,
  removeRedirect,
  saveAnalyticsSettings,
  saveRedirect,
  type AnalyticsSettings,
} from '@tosite/api-client/endpoints/analytics';
import { listPosts } from '@tosite/api-client/endpoints/posts';
import { saveFile } from '../../display/save-file.ts';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import type { Range } from './range.ts';

/** How often the figures are read again while somebody looks at them. */
export const READ_AGAIN_MS = 30_000;

const queryOf = ({ from, to, isCompared }: Range) => ({
  from,
  to,
  compare: isCompared ? ('previous' as const) : ('none' as const),
});

export const analyticsQueries = {
  of: (websiteId: string, range: Range) =>
    queryOptions({
      queryKey: ['analytics', websiteId, queryOf(range)],
      queryFn: ({ signal }) =>
        api.call(getAnalytics, { params: { id: websiteId }, query: queryOf(range) }, { signal }),
      placeholderData: keepPreviousData,
      // A page that is not looked at is not read again.
      refetchInterval: READ_AGAIN_MS,
    }),
  settings: (websiteId: string) =>
    queryOptions({
      queryKey: ['analytics', websiteId, 'settings'],
      queryFn: ({ signal }) => api.call(getAnalyticsSettings, { params: { id: websiteId } }, { signal }),
    }),
  redirects: (websiteId: string) =>
    queryOptions({
      queryKey: ['analytics', websiteId, 'redirects'],
      queryFn: async ({ signal }) =>
        (await api.call(listRedirects, { params: { id: websiteId } }, { signal })).redirects,
    }),
  /** By the path of its page, the title of each published post. */
  titles: (websiteId: string) =>
    queryOptions({
      queryKey: ['posts', websiteId, 'titles'],
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
        const query = { status: 'published' as const, limit: '500' };
        const { posts } = await api.call(listPosts, { params: { websiteId }, query }, { signal });
        return new Map(posts.map(({ slug, title }) => [`/posts/${slug}/`, title]));
      },
    }),
};

export async function downloadFigures(id: string, label: string, range: Range): Promise<void> {
  const file = await api.call(exportAnalytics, { params: { id }, query: queryOf(range) });
  saveFile(file, `${label}-${range.from}-${range.to}.csv`);
}

export async function changeSettings(id: string, change: Partial<AnalyticsSettings>): Promise<void> {
  const settings = await api.call(saveAnalyticsSettings, { params: { id }, body: change });
  queryClient.setQueryData(analyticsQueries.settings(id).queryKey, settings);
}

export async function sendOn(id: string, from: string, to: string): Promise<void> {
  const { redirects } = await api.call(saveRedirect, { params: { id }, body: { from, to } });
  queryClient.setQueryData(analyticsQueries.redirects(id).queryKey, redirects);
}

export async function sendNoMore(id: string, from: string): Promise<void> {
  await api.call(removeRedirect, { params: { id }, query: { from } });
  await queryClient.invalidateQueries(analyticsQueries.redirects(id));
}
