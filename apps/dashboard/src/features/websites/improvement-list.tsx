import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { Link } from 'react-router-dom';
import { homeWords } from '../../words/home-words.ts';
import { improvementPath } from './improvement-path.ts';
import { improvements } from './improvements.ts';
import { websiteQueries } from '../../sites/website-queries.ts';

const copy = homeWords.improve;

/** What would make the site better, with the way to do it; null while it is not known. */
export function useImprovements(website: Website | null) {
  const { data } = useQuery(websiteQueries.content(website?._id ?? ''));
  return data === undefined || website === null ? null : improvements(data.profile, website);
}

export function ImprovementList({ keys }: { keys: ReturnType<typeof improvements> }) {
  return (
    <ul className="border-t border-rule">
      {keys.map((key) => {
        const { to, action } = improvementPath(key);
        const { title, body } = copy[key];
        return (
          <li
            key={key}
            className="grid grid-cols-[20px_1fr] items-center gap-x-2 gap-y-3 border-b border-rule py-3 sm:grid-cols-[20px_1fr_auto]"
          >
            <span aria-hidden="true" className="mt-1.5 size-2 self-start border-[1.5px] border-edge" />
            <div className="min-w-0 self-start">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-2">{body}</p>
            </div>
            <Button asChild className="max-sm:col-start-2 max-sm:justify-self-start">
              <Link to={to} aria-label={`${copy.action[action]}: ${title}`}>
                {copy.action[action]}
              </Link>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
