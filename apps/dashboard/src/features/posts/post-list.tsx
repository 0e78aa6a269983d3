import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useDebounced } from '../../sites/use-debounced.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';
import { NO_FILTER, postQueries, type PostFilter } from './post-queries.ts';
import { PostRows } from './post-rows.tsx';
import { PostTools } from './post-tools.tsx';

const copy = postsWords;
const WAIT_MS = 250;

/** The posts of a website, in the order in which the site shows them. `ways`: to posts that are not written here. */
export function PostList({ website, ways }: { website: Website; ways?: ReactNode }) {
  const [filter, setFilter] = useState<PostFilter>(NO_FILTER);
  const q = useDebounced(filter.q.trim(), WAIT_MS);
  const asked = { ...filter, q };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    postQueries.list(website._id, asked),
  );
  const [first] = data?.pages ?? [];
  const posts = useMemo(() => data?.pages.flatMap((page) => page.posts) ?? [], [data]);
  const total = first?.total ?? 0;
  const isFiltered = q !== '' || filter.status !== null || filter.kind !== null;
  const isEmpty = first !== undefined && total === 0 && !isFiltered;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{copy.title}</h1>
          {first !== undefined && !isEmpty && (
            <p className="mt-1 text-ink-2">{isFiltered ? copy.found(total) : copy.inOrder(total)}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-lg:w-full">
          {!isEmpty && ways}
          <Button asChild variant="primary" className="max-lg:w-full">
            <Link to={paths.posts({ post: 'new' })}>
              <Plus size={16} aria-hidden />
              {copy.write}
            </Link>
          </Button>
        </div>
      </div>
      {!isEmpty && first !== undefined && (
        <PostTools filter={filter} counts={first.counts} onFilter={setFilter} />
      )}
      {first === undefined && error === null && <ListSkeleton />}
      {error !== null && (
        <Notice
          tone="bad"
          className="mt-6"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      )}
      {isEmpty && (
        <div className="mt-6 max-w-[56ch] rounded-card border border-rule bg-raise p-6">
          <h2 className="text-xl">{copy.none}</h2>
          <p className="mt-2 text-ink-2">{copy.noneBody}</p>
          {ways !== undefined && <div className="mt-4 flex flex-wrap gap-2">{ways}</div>}
        </div>
      )}
      {first !== undefined && !isEmpty && posts.length === 0 && (
        <div className="mt-6 rounded-card border border-rule bg-raise p-6" role="status">
          <p className="font-semibold">{q === '' ? copy.notFoundHere : copy.notFound(q)}</p>
          <p className="mt-1 text-ink-2">
            {q !== '' && `${copy.notFoundBody} `}
            <button
              type="button"
              className="font-semibold text-accent-text hover:underline"
              onClick={() => setFilter(NO_FILTER)}
            >
              {copy.clearSearch}
            </button>
          </p>
        </div>
      )}
      {posts.length > 0 && (
        <PostRows key={website._id} website={website} posts={posts} total={total} isWhole={!isFiltered} />
      )}
      {posts.length > 0 && (
        <div className="flex min-h-12 items-center justify-between px-1 text-sm text-ink-2">
          <span role="status">{copy.shown(posts.length, total)}</span>
          {hasNextPage && (
            <Button
              variant="quiet"
              className="-mr-2.5"
              busy={isFetchingNextPage}
              onClick={() => {
                if (!isFetchingNextPage) void fetchNextPage();
              }}
            >
              {isFetchingNextPage ? copy.moreBusy : copy.more(Math.min(100, total - posts.length))}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className="mt-6 grid">
      <Skeleton className="mb-4 h-9 max-w-[640px]" />
      {[72, 58, 80, 64, 70].map((width) => (
        <div
          key={width}
          className="grid min-h-16 grid-cols-[72px_minmax(0,1fr)_90px] items-center gap-3.5 border-b border-rule"
        >
          <Skeleton className="h-[45px]" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            <Skeleton className="h-3 w-1/3" />
          </div>
          <Skeleton className="h-3.5" />
        </div>
      ))}
    </div>
  );
}
