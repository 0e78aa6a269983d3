import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { PostSummary } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { homeWords } from '../../words/home-words.ts';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';
import { momentOfStatus, PostState, PostThumb } from './post-face.tsx';
import { postQueries } from './post-queries.ts';
import { titleOf } from './post-title.ts';

const copy = homeWords.posts;

/** The first posts of a website in its owner's order, where new ones stand, and the ways to more. */
export function NewPosts({ website }: { website: Website }) {
  const { data, error, refetch } = useQuery(postQueries.first(website._id));
  return (
    <section aria-labelledby="new-posts" className="mt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="new-posts">{copy.title}</h2>
        {data !== undefined && data.total > 0 && (
          <Link to={paths.posts()} className="text-sm font-semibold text-accent-text hover:underline">
            {copy.all(data.total)}
          </Link>
        )}
      </div>
      {data !== undefined ? (
        data.posts.length === 0 ? (
          <p className="mt-3 border-y border-rule py-3 text-ink-2">{copy.empty}</p>
        ) : (
          <ul className="mt-3 border-t border-rule">
            {data.posts.map((post) => (
              <Row key={post._id} post={post} timeZone={website.timezone} />
            ))}
          </ul>
        )
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          {copy.failed} {errorSentence(error)}
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className="mt-3 grid gap-3 border-y border-rule py-3">
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} className="h-10" />
          ))}
        </div>
      )}
      {data !== undefined && (
        <Button asChild className="mt-3">
          <Link to={paths.posts({ post: 'new' })}>
            <Plus size={16} aria-hidden />
            {postsWords.write}
          </Link>
        </Button>
      )}
    </section>
  );
}

function Row({ post, timeZone }: { post: PostSummary; timeZone: string }) {
  return (
    <li className="grid min-h-16 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-2.5">
      <PostThumb post={post} className="h-[45px] w-[72px] rounded-[4px]" />
      <div className="min-w-0">
        <Link
          to={paths.posts({ post: post._id })}
          dir="auto"
          className="block truncate text-left font-semibold hover:underline max-lg:line-clamp-2 max-lg:whitespace-normal"
        >
          {titleOf(post)}
        </Link>
        <p className="truncate text-sm text-ink-2">{momentOfStatus(post, timeZone)}</p>
      </div>
      <div className="text-sm">
        <PostState post={post} />
      </div>
    </li>
  );
}
