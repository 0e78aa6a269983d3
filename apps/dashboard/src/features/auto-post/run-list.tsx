import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { useState } from 'react';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { words } from '../../words/words.ts';
import { autoPostQueries } from './auto-post-queries.ts';
import { RunItem } from './run-item.tsx';

const copy = autoPostWords.runs;
const SHOWN = 10;

/** What each run made, and why something was left out. */
export function RunList({ websiteId }: { websiteId: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const { data: runs, error, refetch } = useQuery(autoPostQueries.runs(websiteId));
  const shown = isWhole ? (runs ?? []) : (runs ?? []).slice(0, SHOWN);
  const ids = [...new Set(shown.flatMap(({ made }) => made))];
  const posts = useQuery(autoPostQueries.made(websiteId, ids));
  const known = posts.data === undefined ? (posts.error === null ? 'loading' : 'unknown') : posts.data;
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" tabIndex={-1} className="text-[17px] outline-none">
        {copy.title}
      </h2>
      {runs !== undefined ? (
        <>
          {runs.length === 0 && <p className="mt-3 text-ink-2">{copy.empty}</p>}
          <ol aria-label={copy.list} className="mt-4 empty:hidden">
            {shown.map((run, index) => (
              <RunItem
                // Two runs may bear one moment.
                key={`${run.at} ${index}`}
                run={run}
                posts={known}
                isLast={index === shown.length - 1}
              />
            ))}
          </ol>
          {runs.length > shown.length && (
            <Button
              variant="quiet"
              className="-ml-3.5"
              onClick={() => {
                setIsWhole(true);
                document.getElementById('runs')?.focus({ preventScroll: true });
              }}
            >
              {copy.all(runs.length)}
            </Button>
          )}
        </>
      ) : error === null ? (
        <RunsSkeleton />
      ) : (
        <Notice
          tone="bad"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      )}
    </section>
  );
}

function RunsSkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className="mt-4 grid gap-5">
      {[60, 40, 72].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className="h-4" style={{ width: `${width}%` }} />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
