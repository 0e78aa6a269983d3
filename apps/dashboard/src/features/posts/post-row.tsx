import type { PostSummary } from '@tosite/validation/posts/post';
import { Clapperboard, Image, PencilLine, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { postsWords } from '../../words/posts-words.ts';
import { momentOfStatus, PostState, PostThumb } from './post-face.tsx';
import { titleOf } from './post-title.ts';
import { PostMenu } from './post-menu.tsx';
import { RowGrip, type GripOf } from './row-grip.tsx';
import { useRowTools } from './row-tools.ts';

const copy = postsWords;
const ICONS: Record<PostSummary['kind'], LucideIcon> = {
  blog: PencilLine,
  video: Clapperboard,
  instagram: Image,
};
const BOX = 'size-4 justify-self-center max-lg:row-span-2 max-lg:size-[22px]';
const PICTURE = 'h-[45px] w-[72px] rounded-[4px] max-lg:row-span-2 max-lg:h-16 max-lg:w-16';
/** As high as a moment. */
const NO_MOMENT = '\u00a0';

export type PostRowProps = {
  post: PostSummary;
  timeZone: string;
  isSelected: boolean;
  /** Far away there are its words alone. */
  isNear: boolean;
  /** null: it has no place of its own among those that are shown. */
  grip: GripOf | null;
};

/** One post of the list: on a phone in three lines, without a handle. */
export function PostRow({ post, timeZone, isSelected, isNear, grip }: PostRowProps) {
  const title = titleOf(post);
  const Icon = ICONS[post.kind];
  return (
    <div
      className={`relative grid min-h-16 grid-cols-[24px_28px_72px_minmax(0,1fr)_208px_36px] items-center gap-x-3 pr-2 pl-1 max-lg:grid-cols-[32px_64px_minmax(0,1fr)_44px] max-lg:gap-y-0.5 max-lg:px-0 max-lg:py-3 ${isSelected ? 'bg-[color-mix(in_oklab,var(--accent)_7%,transparent)] before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent-text before:content-[""]' : 'hover:bg-wash'}`}
    >
      <div className="max-lg:hidden">
        {isNear && grip !== null && <RowGrip {...grip} id={post._id} label={copy.move(title)} />}
      </div>
      {isNear ? <RowCheckbox post={post} title={title} isSelected={isSelected} /> : <span className={BOX} />}
      {isNear ? <PostThumb post={post} className={PICTURE} /> : <span className={PICTURE} />}
      <div className="min-w-0">
        <Link
          to={paths.posts({ post: post._id })}
          dir="auto"
          className="block truncate text-left font-semibold hover:underline max-lg:line-clamp-2 max-lg:whitespace-normal"
        >
          {title}
        </Link>
        <p className="flex items-center gap-1.5 truncate text-sm text-ink-2">
          <Icon size={14} aria-hidden className="shrink-0" />
          {`${copy.kinds[post.kind]}, ${copy.words(post.words)}`}
        </p>
      </div>
      <div className="text-sm max-lg:col-span-2 max-lg:col-start-3 lg:text-base">
        <PostState post={post} />
        <span className="text-sm text-ink-2 max-lg:pl-1.5 lg:block lg:pl-3.5">
          {isNear ? momentOfStatus(post, timeZone) : NO_MOMENT}
        </span>
      </div>
      <div className="min-h-9 max-lg:col-start-4 max-lg:row-start-1 max-lg:min-h-11">
        {isNear && <RowMenu post={post} title={title} />}
      </div>
    </div>
  );
}

function RowCheckbox({ post, title, isSelected }: { post: PostSummary; title: string; isSelected: boolean }) {
  const { onSelect } = useRowTools();
  return (
    <input
      type="checkbox"
      checked={isSelected}
      onChange={() => onSelect(post._id)}
      aria-label={copy.select(title)}
      className={`${BOX} accent-[var(--accent)]`}
    />
  );
}

function RowMenu({ post, title }: { post: PostSummary; title: string }) {
  const { actions, onSchedule, movesOf } = useRowTools();
  return (
    <PostMenu
      post={post}
      title={title}
      actions={actions}
      onSchedule={() => onSchedule(post)}
      moves={movesOf === null ? null : movesOf(post)}
    />
  );
}
