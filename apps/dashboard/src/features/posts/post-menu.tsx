import { IconButton } from '@tosite/ui/icon-button';
import type { PostSummary } from '@tosite/validation/posts/post';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { POPOVER_ITEM, PopoverItem } from '../../display/popover-item.tsx';
import { Popover } from '../../display/popover.tsx';
import { paths } from '../../paths.ts';
import { postsWords } from '../../words/posts-words.ts';
import type { PostActions } from './use-post-actions.ts';

const copy = postsWords;

/** null: it is there already. */
export type PostMoves = { up: (() => void) | null; down: (() => void) | null; to: () => void };

export type PostMenuProps = {
  post: PostSummary;
  title: string;
  actions: PostActions;
  onSchedule: () => void;
  /** null: only some of the posts are shown, so that a place means nothing. */
  moves: PostMoves | null;
};

/** What can be done to one post. */
export function PostMenu({ post, title, actions, onSchedule, moves }: PostMenuProps) {
  const [open, setOpen] = useState(false);
  const item = (label: string, onClick: (() => void) | null, className = '') => (
    <PopoverItem
      className={className}
      disabled={onClick === null || actions.busy}
      onClick={() => {
        setOpen(false);
        onClick?.();
      }}
    >
      {label}
    </PopoverItem>
  );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      className="w-52"
      aria-label={copy.menu(title)}
      trigger={
        <IconButton label={copy.menu(title)}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <ul>
        <li>
          <Link to={paths.posts({ post: post._id })} className={POPOVER_ITEM}>
            {copy.edit}
          </Link>
        </li>
        {post.status === 'published'
          ? item(copy.unpublish, () => actions.unpublish(post))
          : item(copy.publish, () => actions.publish([post]))}
        {post.status !== 'published' && item(copy.schedule, onSchedule)}
      </ul>
      {moves !== null && (
        <ul className="-mx-1.5 mt-1.5 border-t border-rule px-1.5 pt-1.5">
          {item(copy.up, moves.up)}
          {item(copy.down, moves.down)}
          {item(copy.moveTo, moves.to)}
        </ul>
      )}
      <ul className="-mx-1.5 mt-1.5 border-t border-rule px-1.5 pt-1.5">
        {item(copy.remove, () => actions.remove([post._id]), 'text-bad')}
      </ul>
    </Popover>
  );
}
