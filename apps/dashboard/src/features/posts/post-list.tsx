import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { PostSummary } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SortableList } from '../../display/sortable-list.tsx';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { paths } from '../../paths.ts';
import { useDebounced } from '../../sites/use-debounced.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NO_FILTER, orderPosts, postQueries, type PostFilter } from './post-queries.ts';
import { PostRow } from './post-row.tsx';
import { titleOf } from './post-title.ts';
import { PostTools } from './post-tools.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePostActions } from './use-post-actions.ts';
import { useSelection } from './use-selection.ts';

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
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
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
        <Rows key={website._id} website={website} posts={posts} total={total} isWhole={!isFiltered} />
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

type Asking = { kind: 'schedule'; posts: readonly PostSummary[] } | { kind: 'move'; post: PostSummary };
type RowsProps = {
  website: Website;
  posts: readonly PostSummary[];
  total: number;
  /** Every post in its place: only then has a place a meaning. */
  isWhole: boolean;
};

function Rows({ website, posts, total, isWhole }: RowsProps) {
  const ids = posts.map(({ _id }) => _id);
  const selection = useSelection(ids);
  const actions = usePostActions(website._id, selection.drop);
  const [asking, setAsking] = useState<Asking | null>(null);
  const byId = new Map(posts.map((post) => [post._id, post]));
  const chosen = posts.filter(({ _id }) => selection.has(_id));
  const nameOf = (id: string) => titleOf(byId.get(id));

  function order(next: readonly string[], moved: string) {
    orderPosts(website._id, next).then(
      () => toastLocal(copy.moved(nameOf(moved), next.indexOf(moved) + 1)),
      (error: unknown) => toastFailure(errorSentence(error)),
    );
  }
  function moveTo(id: string, place: number) {
    const others = ids.filter((each) => each !== id);
    order([...others.slice(0, place - 1), id, ...others.slice(place - 1)], id);
  }

  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          posts={chosen}
          busy={actions.busy}
          onPublish={() => actions.publish(chosen)}
          onSchedule={() => setAsking({ kind: 'schedule', posts: chosen })}
          onDelete={() => actions.remove(chosen.map(({ _id }) => _id))}
          onClear={selection.clear}
        />
      )}
      <div
        data-bottom-bar={chosen.length > 0 ? '' : undefined}
        className={
          chosen.length > 0
            ? 'rounded-b-frame border border-rule max-lg:mt-4 max-lg:border-x-0'
            : 'mt-4 border-t border-rule'
        }
      >
        <div className="grid min-h-9 grid-cols-[24px_28px_72px_minmax(0,1fr)_208px_36px] items-center gap-x-3 border-b border-rule pr-2 pl-1 text-sm text-ink-2 max-lg:hidden">
          <span />
          <SelectAll
            checked={chosen.length === ids.length}
            some={chosen.length > 0}
            onChange={selection.toggleAll}
          />
          <span />
          <span>{copy.columns.title}</span>
          <span>{copy.columns.status}</span>
        </div>
        <SortableList
          label={copy.list}
          copy={copy}
          ids={ids}
          nameOf={nameOf}
          onMove={order}
          rowClassName="[contain-intrinsic-size:auto_64px] [content-visibility:auto] border-b border-rule last:border-b-0"
        >
          {(id, handle) => {
            const post = byId.get(id);
            const place = ids.indexOf(id) + 1;
            if (post === undefined) return null;
            return (
              <PostRow
                post={post}
                timeZone={website.timezone}
                handle={isWhole ? handle : <span />}
                selected={selection.has(id)}
                onSelect={() => selection.toggle(id)}
                actions={actions}
                onSchedule={() => setAsking({ kind: 'schedule', posts: [post] })}
                moves={
                  isWhole
                    ? {
                        up: place > 1 ? () => moveTo(id, place - 1) : null,
                        down: place < ids.length ? () => moveTo(id, place + 1) : null,
                        to: () => setAsking({ kind: 'move', post }),
                      }
                    : null
                }
              />
            );
          }}
        </SortableList>
      </div>
      {asking?.kind === 'schedule' && (
        <ScheduleDialog
          count={asking.posts.length}
          timeZone={website.timezone}
          onClose={() => setAsking(null)}
          onSchedule={(instant) => {
            setAsking(null);
            actions.schedule(asking.posts, instant);
          }}
        />
      )}
      {asking?.kind === 'move' && (
        <MoveDialog
          title={titleOf(asking.post)}
          place={ids.indexOf(asking.post._id) + 1}
          count={Math.min(ids.length, total)}
          onClose={() => setAsking(null)}
          onMove={(place) => {
            setAsking(null);
            moveTo(asking.post._id, place);
          }}
        />
      )}
    </>
  );
}

function SelectAll({ checked, some, onChange }: { checked: boolean; some: boolean; onChange: () => void }) {
  return (
    <input
      type="checkbox"
      aria-label={copy.selectAll}
      checked={checked}
      ref={(box) => {
        if (box !== null) box.indeterminate = some && !checked;
      }}
      onChange={onChange}
      className="size-4 justify-self-center accent-[var(--accent)]"
    />
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
