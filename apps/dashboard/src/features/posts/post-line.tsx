import type { PostSummary } from '@tosite/validation/posts/post';
import { memo, useRef, useState, type TouchEventHandler } from 'react';
import { PostRow } from './post-row.tsx';
import type { GripOf, RowLook } from './row-grip.tsx';

export type PostLineProps = {
  post: PostSummary;
  timeZone: string;
  isNear: boolean;
  isSelected: boolean;
  isMovable: boolean;
};

/**
 * A post's place in the list. All of them are in the page, so that the browser finds a title and reads how many there
 * are; what can be done to one stands in those alone that are near. Of thousands only those that change are drawn anew.
 */
export const PostLine = memo(function PostLine({ post, isMovable, ...shown }: PostLineProps) {
  const row = useRef<HTMLLIElement>(null);
  const touch = useRef<TouchEventHandler>(undefined);
  const [grip] = useState<GripOf>(() => ({
    rowOf: () => row.current,
    draw: (look) => drawRow(row.current, look),
    onTouch: (handler) => {
      touch.current = handler;
    },
  }));
  return (
    <li
      ref={row}
      data-post={post._id}
      onTouchStart={(event) => touch.current?.(event)}
      className="relative [contain-intrinsic-size:auto_64px] border-b border-rule [content-visibility:auto] last:border-b-0 data-dragging:z-10 data-dragging:rounded-frame data-dragging:border-transparent data-dragging:bg-raise data-dragging:shadow-[0_0_0_1.5px_var(--accent),var(--shadow-menu)] data-dragging:[content-visibility:visible] max-lg:[contain-intrinsic-size:auto_100px] pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      <PostRow post={post} grip={isMovable ? grip : null} {...shown} />
    </li>
  );
});

function drawRow(row: HTMLElement | null, look: RowLook | null): void {
  if (row === null) return;
  row.style.transform = look?.transform ?? '';
  row.style.transition = look?.transition ?? '';
  row.toggleAttribute('data-dragging', look?.isDragging === true);
}
