import { Button } from '@tosite/ui/button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { postImportsWords } from '../../words/post-imports-words.ts';
import { postsWords } from '../../words/posts-words.ts';
import { say } from '../../words/say.ts';
import type { Brought } from './send-posts.ts';

const copy = postImportsWords;
const SHOWN = 5;

export type BroughtPostsProps = { brought: Brought; onAgain: () => void; onDone: () => void };

/** The drafts that were made, and what of the files is in none of them. */
export function BroughtPosts({ brought, onAgain, onDone }: BroughtPostsProps) {
  const { posts, leftOut, leftOutReasons } = brought;
  return (
    <div className="grid gap-4">
      <div>
        <h3 role="status" className="text-md">
          {copy.made(posts.length)}
        </h3>
        {posts.length > 0 && (
          <ul className="mt-1">
            {posts.slice(0, SHOWN).map(({ _id, title }) => (
              <li key={_id}>
                <Link
                  to={paths.posts({ post: _id })}
                  dir="auto"
                  className="flex min-h-8 items-center truncate font-medium text-accent-text hover:underline max-lg:min-h-11"
                >
                  {title === '' ? postsWords.untitled : title}
                </Link>
              </li>
            ))}
            {posts.length > SHOWN && (
              <li className="text-sm text-ink-2">{copy.more(posts.length - SHOWN)}</li>
            )}
          </ul>
        )}
      </div>
      {leftOut.length > 0 && (
        <div>
          <h3 className="text-md">{copy.leftOut(leftOut.length)}</h3>
          <ul className="mt-1 grid gap-1 text-sm text-ink-2">
            {leftOut.map((english, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and none moves
              <li key={index} className="wrap-anywhere">
                {say(leftOutReasons[index], english)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onDone}>
          {copy.done}
        </Button>
        <Button onClick={onAgain}>{copy.again}</Button>
      </div>
    </div>
  );
}
