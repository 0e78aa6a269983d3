import { useQuery } from '@tanstack/react-query';
import { FilmsToPosts } from '../features/film-posts/films-to-posts.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { filmPostsWords } from '../words/film-posts-words.ts';
import { words } from '../words/words.ts';

/** The films of the channel, to make posts of. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  // The guard of this route has seen that there is one.
  if (website === null) return null;
  return (
    <>
      <title>{`${filmPostsWords.title} · ${words.product}`}</title>
      <FilmsToPosts key={website._id} websiteId={website._id} />
    </>
  );
}
