import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PostList } from '../features/posts/post-list.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { postsWords } from '../words/posts-words.ts';
import { words } from '../words/words.ts';

/** The list of posts; `?post=<id>` opens one of them, `?post=new` begins one. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  const [params] = useSearchParams();
  const post = params.get('post');
  // The guard of this route has seen that there is one.
  if (website === null) return null;
  if (post !== null) return null;
  return (
    <>
      <title>{`${postsWords.title} · ${words.product}`}</title>
      <PostList website={website} />
    </>
  );
}
