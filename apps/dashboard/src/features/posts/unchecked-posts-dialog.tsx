import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import type { PostSummary } from '@tosite/validation/posts/post';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';
import { titleOf } from './post-title.ts';

const copy = postsWords.unchecked;

export type UncheckedPostsDialogProps = {
  /** That are to go up. */
  posts: readonly PostSummary[];
  /** What is done to them. */
  deed: string;
  onGo: (posts: readonly PostSummary[]) => void;
  onClose: () => void;
};

/** Asked before posts go up from their list that say what their films do not; the editor asks the same. */
export function UncheckedPostsDialog({ posts, deed, onGo, onClose }: UncheckedPostsDialogProps) {
  const marked = posts.filter(isUnchecked);
  const others = posts.filter((post) => !isUnchecked(post));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.title(marked.length)}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <ul className="mt-4 grid max-h-60 gap-1 overflow-y-auto">
        {marked.map((post) => (
          <li key={post._id} className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
            <Link
              to={paths.posts({ post: post._id })}
              className="min-w-0 font-semibold [overflow-wrap:anywhere] text-accent-text hover:underline"
            >
              {titleOf(post)}
            </Link>
            <span className="text-sm text-ink-2">{copy.count(post.unchecked)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onGo(posts)}>{copy.go(deed)}</Button>
        {others.length === 0 ? (
          <Button variant="primary" onClick={onClose}>
            {words.common.cancel}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onGo(others)}>
            {copy.others(others.length)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

export function isUnchecked({ unchecked, status }: PostSummary): boolean {
  return unchecked > 0 && status !== 'published';
}
