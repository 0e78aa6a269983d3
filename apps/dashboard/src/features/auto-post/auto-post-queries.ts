import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAutoPost,
  listAutoPostRuns,
  runAutoPost,
  saveAutoPost,
  type AutoPostConfig,
} from '@tosite/api-client/endpoints/auto-posts';
import { listPosts } from '@tosite/api-client/endpoints/posts';
import { aiUsage } from '@tosite/api-client/endpoints/writing';
import type { PostSummary } from '@tosite/validation/posts/post';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

/** How often a run that is under way is asked about. */
export const RUN_ASK_AGAIN_MS = 2000;
/** As many as one answer of the list of posts may hold. */
const LARGEST_PAGE = '500';

export const autoPostQueries = {
  state: (websiteId: string) =>
    queryOptions({
      queryKey: ['auto-post', websiteId, 'state'],
      enabled: websiteId !== '',
      queryFn: ({ signal }) => api.call(getAutoPost, { params: { websiteId } }, { signal }),
    }),
  runs: (websiteId: string) =>
    queryOptions({
      queryKey: ['auto-post', websiteId, 'runs'],
      queryFn: async ({ signal }) =>
        (await api.call(listAutoPostRuns, { params: { websiteId } }, { signal })).runs,
    }),
  /** Whether a model writes here. */
  writing: (websiteId: string) =>
    queryOptions({
      queryKey: ['auto-post', websiteId, 'writing'],
      queryFn: ({ signal }) => api.call(aiUsage, { query: { websiteId } }, { signal }),
    }),
  /** Posts by their ids; those that are not in it are deleted. */
  made: (websiteId: string, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['posts', websiteId, 'made', ids],
      enabled: ids.length > 0,
      queryFn: ({ signal }) => postsOf(websiteId, ids, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Reads the list of posts as far as it has to: what a run made stands most often at its beginning. */
async function postsOf(
  websiteId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PostSummary>> {
  const missing = new Set(ids);
  const found = new Map<string, PostSummary>();
  let after: string | null = null;
  do {
    const query = { limit: LARGEST_PAGE, ...(after === null ? {} : { after }) };
    const page: { posts: PostSummary[]; next: string | null } = await api.call(
      listPosts,
      { params: { websiteId }, query },
      { signal },
    );
    for (const post of page.posts) if (missing.delete(post._id)) found.set(post._id, post);
    after = page.next;
  } while (missing.size > 0 && after !== null);
  return found;
}

export async function save(
  websiteId: string,
  isEnabled: boolean,
  config: AutoPostConfig,
  isMailed: boolean,
): Promise<void> {
  const body = { websiteId, is_auto_post_enabled: isEnabled, config, is_mail_enabled: isMailed };
  const state = await api.call(saveAutoPost, { body });
  queryClient.setQueryData(autoPostQueries.state(websiteId).queryKey, state);
}

export async function run(websiteId: string): Promise<void> {
  await api.call(runAutoPost, { body: { websiteId } });
}

/** Something ran: its list is read anew, and that of the posts when it is shown next. */
export async function readRunsAnew(websiteId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['posts', websiteId] });
  await queryClient.invalidateQueries(autoPostQueries.runs(websiteId));
}
