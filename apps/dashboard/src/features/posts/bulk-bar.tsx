import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { PostSummary } from '@tosite/validation/posts/post';
import { Clock, Trash2, X } from 'lucide-react';
import { postsWords } from '../../words/posts-words.ts';

const copy = postsWords;

export type BulkBarProps = {
  posts: readonly PostSummary[];
  busy: boolean;
  onPublish: () => void;
  onSchedule: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done to the posts that are selected; on a phone it stays at the bottom. */
export function BulkBar({ posts, busy, onPublish, onSchedule, onDelete, onClear }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={copy.selectedOf(posts.length)}
      className="z-5 mt-3 flex min-h-12 items-center gap-2 rounded-t-frame border border-b-0 border-rule bg-wash px-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:mt-0 max-lg:gap-1 max-lg:rounded-none max-lg:[&_button]:px-2.5 max-lg:border-x-0 max-lg:py-2"
    >
      <b className="mr-2 min-w-0 truncate font-semibold max-lg:mr-auto">{copy.selected(posts.length)}</b>
      <Button disabled={busy} onClick={onPublish}>
        {copy.publish}
      </Button>
      <Button disabled={busy} onClick={onSchedule}>
        <Clock size={16} aria-hidden className="max-lg:hidden" />
        {copy.schedule}
      </Button>
      <Button disabled={busy} onClick={onDelete} className="text-bad!">
        <Trash2 size={16} aria-hidden className="max-lg:hidden" />
        {copy.remove}
      </Button>
      <IconButton label={copy.clear} onClick={onClear} className="lg:ml-auto">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
