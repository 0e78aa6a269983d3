import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { getEditorSite } from '@tosite/api-client/endpoints/design';
import {
  bulkDeletePosts,
  deletePost,
  getPost,
  getPostVersion,
  listPosts,
  listPostVersions,
  restorePosts,
  restorePostVersion,
  savePost,
  updatePostOrder,
} from '@tosite/api-client/endpoints/posts';
import type { Post, PostChange, PostKind, PostStatus, PostSummary } from '@tosite/validation/posts/post';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

export type PostFilter = { q: string; status: PostStatus | null; kind: PostKind | null };
export type PostPage = EndpointAnswer<typeof listPosts>;
export const NO_FILTER: PostFilter = { q: '', status: null, kind: null };

const PAGE = '100';
const FIRST = '3';
/** As many as one answer may hold. */
const LARGEST_PAGE = '500';

export const postQueries = {
  list: (websiteId: string, { q, status, kind }: PostFilter) =>
    infiniteQueryOptions({
      queryKey: ['posts', websiteId, 'list', { q, status, kind }],
      enabled: websiteId !== '',
      queryFn: ({ pageParam, signal }) => readPage(websiteId, { q, status, kind }, pageParam, PAGE, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      placeholderData: keepPreviousData,
    }),
  /** Those that stand first. */
  first: (websiteId: string) =>
    queryOptions({
      queryKey: ['posts', websiteId, 'first'],
      queryFn: ({ signal }) => readPage(websiteId, NO_FILTER, null, FIRST, signal),
    }),
  /** Read anew whenever an editor opens: what is edited is a copy of it. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['post', id],
      queryFn: ({ signal }) => readPost(id, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  /** What the pages of the site are drawn from. */
  site: (domain: string) =>
    queryOptions({
      queryKey: ['posts', domain, 'site'],
      queryFn: ({ signal }) => api.call(getEditorSite, { params: { domain } }, { signal }),
      staleTime: 0,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: ['post', id, 'versions'],
      queryFn: ({ signal }) => api.call(listPostVersions, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  version: (id: string, versionId: string) =>
    queryOptions({
      queryKey: ['post', id, 'versions', versionId],
      queryFn: ({ signal }) => api.call(getPostVersion, { params: { id, versionId } }, { signal }),
    }),
};

function readPage(
  websiteId: string,
  { q, status, kind }: PostFilter,
  after: string | null,
  limit: string,
  signal?: AbortSignal,
): Promise<PostPage> {
  const query = {
    limit,
    ...(q === '' ? {} : { q }),
    ...(status === null ? {} : { status }),
    ...(kind === null ? {} : { kind }),
    ...(after === null ? {} : { after }),
  };
  return api.call(listPosts, { params: { websiteId }, query }, { signal });
}

export async function readPost(id: string, signal?: AbortSignal): Promise<Post> {
  return (await api.call(getPost, { params: { id } }, { signal })).post;
}

/** Whatever list is shown next is read anew. */
export function invalidatePosts(websiteId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['posts', websiteId] });
}

/** `revision`: the one that the change was made on; null: whatever it is. `id` null: a new post. */
export async function writePost(
  id: string | null,
  change: PostChange,
  revision: number | null,
  idempotencyKey?: string,
): Promise<Post> {
  const body = { post: change, post_id: id, ...(revision === null ? {} : { revision }) };
  return (await api.call(savePost, { body }, { idempotencyKey })).post;
}

/** Going up now: a day that it bears already stays. */
export function publishing({ publishAt }: Pick<PostSummary, 'publishAt'>, now = new Date()): PostChange {
  const bears = publishAt !== null && publishAt <= now.toISOString();
  return { status: 'published', ...(bears ? {} : { publishAt: now.toISOString() }) };
}

/** One, or several at once: all or none. */
export async function removePosts(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) await api.call(deletePost, { body: { post_id: only } });
  else await api.call(bulkDeletePosts, { body: { post_ids: [...ids] } });
}

export async function bringBack(ids: readonly string[]): Promise<void> {
  await api.call(restorePosts, { body: { post_ids: [...ids] } });
}

export async function goBackTo(id: string, versionId: string): Promise<Post> {
  return (await api.call(restorePostVersion, { params: { id, versionId } })).post;
}

/** The posts that are shown, and how to ask for the ids of all: an order names every one of them. */
export async function everyId(websiteId: string, known: readonly PostPage[]): Promise<string[]> {
  const ids = known.flatMap(({ posts }) => posts.map(({ _id }) => _id));
  let next = known.at(-1)?.next ?? null;
  while (next !== null) {
    const page = await readPage(websiteId, NO_FILTER, next, LARGEST_PAGE);
    ids.push(...page.posts.map(({ _id }) => _id));
    next = page.next;
  }
  return [...new Set(ids)];
}

/** Shows the new order at once; when the server does not take it, what it has is shown again. Fails with ApiError. */
export async function orderPosts(websiteId: string, shown: readonly string[]): Promise<void> {
  const { queryKey } = postQueries.list(websiteId, NO_FILTER);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (data) => (data === undefined ? data : inOrder(data, shown)));
  try {
    const all = await everyId(websiteId, before?.pages ?? []);
    const isShown = new Set(shown);
    const postIds = [...shown, ...all.filter((id) => !isShown.has(id))];
    await api.call(updatePostOrder, { body: { websiteId, postIds } });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  } finally {
    void invalidatePosts(websiteId);
  }
}

/** The same pages with their posts in this order. */
export function inOrder<P>(
  data: InfiniteData<PostPage, P>,
  ids: readonly string[],
): InfiniteData<PostPage, P> {
  const byId = new Map(data.pages.flatMap(({ posts }) => posts.map((post) => [post._id, post] as const)));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  let from = 0;
  const pages = data.pages.map((page) => {
    const posts = ordered.slice(from, from + page.posts.length);
    from += page.posts.length;
    return { ...page, posts };
  });
  return { ...data, pages };
}
