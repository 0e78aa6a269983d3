import { Skeleton } from '@tosite/ui/skeleton';
import type { PostSummary } from '@tosite/validation/posts/post';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Stt } from '../../display/stt.tsx';
import { paths } from '../../paths.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { postsWords } from '../../words/posts-words.ts';

const TONES = { published: 'live', scheduled: 'half', draft: 'draft' } as const;
const copy = autoPostWords.runs;

/** `unknown`: the list of posts did not come; they can be opened all the same. */
export type KnownPosts = ReadonlyMap<string, PostSummary> | 'loading' | 'unknown';

/** A post that a run made, by its title; of one that was deleted, that it was. */
export function MadePost({ id, posts }: { id: string; posts: KnownPosts }) {
  if (posts === 'loading')
    return (
      <li role="status" aria-label={copy.postLoading}>
        <Skeleton className="h-[30px] w-3/4" />
      </li>
    );
  const post = posts === 'unknown' ? undefined : posts.get(id);
  if (posts !== 'unknown' && post === undefined)
    return <li className="text-sm text-ink-2">{copy.deleted}</li>;
  const title = post === undefined ? copy.post : post.title === '' ? postsWords.untitled : post.title;
  return (
    <li className="flex items-center gap-2.5">
      <Still picture={post?.cover ?? post?.still} />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Link
          to={paths.posts({ post: id })}
          dir="auto"
          className="inline-block max-w-full py-0.5 text-left text-sm font-medium wrap-anywhere hover:underline max-lg:py-2.5"
        >
          {title}
        </Link>
        {post !== undefined && (
          <Stt tone={TONES[post.status]} className="text-sm text-ink-2">
            {postsWords.state[post.status]}
          </Stt>
        )}
      </span>
    </li>
  );
}

function Still({ picture }: { picture: string | null | undefined }) {
  const [lost, setLost] = useState(false);
  if (picture === null || picture === undefined || lost) return null;
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
      className="h-[30px] w-12 shrink-0 rounded-[3px] object-cover"
    />
  );
}
