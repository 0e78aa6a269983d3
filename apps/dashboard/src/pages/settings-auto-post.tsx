import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { AutoPost } from '../features/auto-post/auto-post.tsx';
import { autoPostQueries } from '../features/auto-post/auto-post-queries.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { autoPostWords } from '../words/auto-post-words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { words } from '../words/words.ts';

const copy = autoPostWords;

/** New items of the current website's sources become posts by themselves. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const websiteId = website?._id ?? '';
  const { data, error, refetch } = useQuery(autoPostQueries.state(websiteId));
  return (
    <div className="max-w-[1104px]">
      <title>{`${copy.nav} · ${words.product}`}</title>
      {data !== undefined ? (
        <AutoPost key={websiteId} websiteId={websiteId} state={data} />
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-6"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div
          role="status"
          aria-label={copy.loading}
          className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_360px]"
        >
          <Skeleton className="h-[440px] rounded-card" />
          <div className="grid content-start gap-4">
            {[0, 1, 2].map((n) => (
              <Skeleton key={n} className="h-10" />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
