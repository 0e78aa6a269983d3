import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { PostSummary } from '@tosite/validation/posts/post';
import { useMemo, useRef, useState } from 'react';
import { announcementsOf } from '../../display/sortable-words.ts';
import { postsWords } from '../../words/posts-words.ts';
import { PostLine } from './post-line.tsx';
import { titleOf } from './post-title.ts';
import { useNearRows } from './use-near-rows.ts';

const copy = postsWords;
/** A finger that stays so long in its place drags; one that moves sooner scrolls. */
const LONG_PRESS = { delay: 250, tolerance: 8 };

export type SortablePostsProps = {
  posts: readonly PostSummary[];
  timeZone: string;
  isSelected: (id: string) => boolean;
  isMovable: boolean;
  onMove: (ids: string[], moved: string) => void;
};

/** The posts, to be put in another order by mouse, touch or keyboard. */
export function SortablePosts({ posts, timeZone, isSelected, isMovable, onMove }: SortablePostsProps) {
  const list = useRef<HTMLOListElement>(null);
  const near = useNearRows(list, posts.length);
  // What is dragged, and what has the focus, stays what it is wherever one scrolls.
  const [dragged, setDragged] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ids = useMemo(() => posts.map(({ _id }) => _id), [posts]);
  const nameOf = (id: string) => titleOf(posts.find(({ _id }) => _id === id));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(ids, nameOf, copy),
        screenReaderInstructions: { draggable: copy.dragHelp },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        const moved = ids[from];
        if (moved === undefined || to === -1 || from === to) return;
        onMove(arrayMove(ids, from, to), moved);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears where the focus is */}
        <ol
          ref={list}
          aria-label={copy.list}
          onFocus={({ target }) => setFocused((now) => postOf(target) ?? now)}
        >
          {posts.map((post, index) => (
            <PostLine
              key={post._id}
              post={post}
              timeZone={timeZone}
              isNear={(index >= near.from && index < near.to) || post._id === dragged || post._id === focused}
              isSelected={isSelected(post._id)}
              isMovable={isMovable}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** null: of none, such as what hangs over the page. */
const postOf = (target: Element): string | null =>
  target.closest<HTMLElement>('li[data-post]')?.dataset['post'] ?? null;
