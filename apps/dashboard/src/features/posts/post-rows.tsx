import type { PostSummary } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { postsWords } from '../../words/posts-words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PostMoves } from './post-menu.tsx';
import { orderPosts } from './post-queries.ts';
import { titleOf } from './post-title.ts';
import { RowToolsProvider } from './row-tools.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SortablePosts } from './sortable-posts.tsx';
import { isUnchecked, UncheckedPostsDialog } from './unchecked-posts-dialog.tsx';
import { usePostActions } from './use-post-actions.ts';
import { useSelection } from './use-selection.ts';

const copy = postsWords;

type Asking =
  | { kind: 'schedule'; posts: readonly PostSummary[] }
  | { kind: 'move'; post: PostSummary }
  | {
      kind: 'unchecked';
      posts: readonly PostSummary[];
      deed: string;
      go: (posts: readonly PostSummary[]) => void;
    };
export type PostRowsProps = {
  website: Website;
  posts: readonly PostSummary[];
  total: number;
  /** Every post in its place: only then has a place a meaning. */
  isWhole: boolean;
};

/** The posts that are shown, and what is done to those that are selected. */
export function PostRows({ website, posts, total, isWhole }: PostRowsProps) {
  const ids = posts.map(({ _id }) => _id);
  const selection = useSelection(ids);
  const actions = usePostActions(website._id, selection.drop);
  const [asking, setAsking] = useState<Asking | null>(null);
  const chosen = posts.filter(({ _id }) => selection.has(_id));
  const nameOf = (id: string) => titleOf(posts.find(({ _id }) => _id === id));

  /** What nobody checked is asked about before it goes up. */
  function asked(posts: readonly PostSummary[], deed: string, go: (posts: readonly PostSummary[]) => void) {
    if (posts.some(isUnchecked)) setAsking({ kind: 'unchecked', posts, deed, go });
    else go(posts);
  }
  const publish = (posts: readonly PostSummary[]) => asked(posts, copy.publish, actions.publish);

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
  function movesOf(post: PostSummary): PostMoves {
    const place = ids.indexOf(post._id) + 1;
    return {
      up: place > 1 ? () => moveTo(post._id, place - 1) : null,
      down: place < ids.length ? () => moveTo(post._id, place + 1) : null,
      to: () => setAsking({ kind: 'move', post }),
    };
  }

  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          posts={chosen}
          busy={actions.busy}
          onPublish={() => publish(chosen)}
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
        <RowToolsProvider
          value={{
            actions: { ...actions, publish },
            onSelect: selection.toggle,
            onSchedule: (post) => setAsking({ kind: 'schedule', posts: [post] }),
            movesOf: isWhole ? movesOf : null,
          }}
        >
          <SortablePosts
            posts={posts}
            timeZone={website.timezone}
            isSelected={selection.has}
            isMovable={isWhole}
            onMove={order}
          />
        </RowToolsProvider>
      </div>
      {asking?.kind === 'schedule' && (
        <ScheduleDialog
          count={asking.posts.length}
          timeZone={website.timezone}
          onClose={() => setAsking(null)}
          onSchedule={(instant) => {
            setAsking(null);
            asked(asking.posts, copy.schedule, (posts) => actions.schedule(posts, instant));
          }}
        />
      )}
      {asking?.kind === 'unchecked' && (
        <UncheckedPostsDialog
          posts={asking.posts}
          deed={asking.deed}
          onClose={() => setAsking(null)}
          onGo={(those) => {
            setAsking(null);
            asking.go(those);
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
