import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { previewWords } from '../../words/preview-words.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { publishedFrom } from '../../memory/tab-memory.ts';

const copy = previewWords.live;

/** The website that this preview became, as long as it is up; null: none. */
export function useLiveWebsite(previewId: string): Website | null {
  const websiteId = publishedFrom(previewId);
  const { data } = useQuery({ ...websiteQueries.all(), enabled: websiteId !== null });
  const website = data?.websites.find(({ _id }) => _id === websiteId);
  return website?.status === 'published' ? website : null;
}

/** In the place of publishing: it is done, and what can be done now. */
export function LiveNotice({ website }: { website: Website }) {
  return (
    <div role="status">
      <p className="flex items-center gap-2 font-semibold text-good before:size-2 before:shrink-0 before:bg-current before:content-['']">
        <span className="min-w-0 wrap-anywhere">{copy.title(addressOf(website))}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">{copy.body}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button variant="primary" asChild className="flex-1">
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            {copy.open}
            <ExternalLink size={16} aria-hidden />
          </a>
        </Button>
        <Button asChild className="flex-1">
          <Link to={paths.home()}>{copy.home}</Link>
        </Button>
      </div>
    </div>
  );
}
