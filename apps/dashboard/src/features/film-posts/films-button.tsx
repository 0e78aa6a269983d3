import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { filmQueries } from './film-queries.ts';

/** The way to a channel's films; nothing where the website has no channel. */
export function FilmsButton({ websiteId }: { websiteId: string }) {
  const channel = useQuery(filmQueries.channel(websiteId)).data ?? null;
  if (channel === null) return null;
  return (
    <Button asChild className="max-lg:flex-1">
      <Link to={paths.films()}>
        <Clapperboard size={16} aria-hidden />
        {filmPostsWords.button}
      </Link>
    </Button>
  );
}
