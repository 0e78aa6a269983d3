import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import { errorSentence } from '../words/error-sentence.ts';
import { sayMoment, sayPast } from '../display/moment.ts';
import { ChangeList } from '../features/sources/change-list.tsx';
import { isReading, syncQueries } from '../sites/sync-queries.ts';
import { isReadable } from '../sites/source-way.ts';
import { ReadAgainButton } from '../features/sources/sync-status.tsx';
import { UndoLine } from '../features/sources/undo-line.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { words } from '../words/words.ts';
import { settingsWords } from '../words/settings-words.ts';

const copy = settingsWords.changeList;

/** What changed on the profiles, before any of it is on the site. */
export function Page() {
  const websiteId = useQuery(websiteQueries.current()).data?.website?._id ?? '';
  const { data, error, refetch } = useQuery(syncQueries.of(websiteId));
  return (
    <div className="max-w-[860px] pt-6">
      <title>{`${settingsWords.changes} · ${words.product}`}</title>
      {data !== undefined ? (
        <>
          {data.undo !== null && (
            <div className="mb-6">
              <UndoLine websiteId={websiteId} last={data.undo} />
            </div>
          )}
          {data.changes.length > 0 ? (
            <ChangeList key={websiteId} websiteId={websiteId} sync={data} />
          ) : (
            <NothingNew websiteId={websiteId} sync={data} />
          )}
        </>
      ) : error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <ChangesSkeleton />
      )}
    </div>
  );
}

function NothingNew({ websiteId, sync }: { websiteId: string; sync: Sync }) {
  const last = sync.sources
    .map(({ fetchedAt }) => fetchedAt)
    .toSorted()
    .at(-1);
  return (
    <div className="grid max-w-[56ch] justify-items-start gap-3 py-4">
      <h2 className="text-[18px]">{sync.undo === null ? copy.emptyTitle : copy.emptyTitleAfter}</h2>
      <p className="text-ink-2">{copy.emptyBody}</p>
      <p role="status" className="text-sm text-ink-2">
        {isReading(sync)
          ? settingsWords.sync[sync.status === 'queued' ? 'queued' : 'running']
          : [
              ...(last === undefined ? [] : [copy.emptyLast(sayPast(last))]),
              ...(sync.nextSyncAt === null ? [] : [settingsWords.sync.next(sayMoment(sync.nextSyncAt))]),
            ].join(' ')}
      </p>
      {sync.sources.some(isReadable) ? (
        <ReadAgainButton websiteId={websiteId} sync={sync} />
      ) : (
        <p className="text-sm text-ink-2">{settingsWords.sources.fileNote}</p>
      )}
    </div>
  );
}

function ChangesSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton className="h-6 w-52 max-w-full" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <Skeleton className="mt-8 h-5 w-64 max-w-full" />
      {[0, 1, 2].map((n) => (
        <div key={n} className="flex gap-6 border-b border-rule py-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-14" />
          </div>
          <Skeleton className="h-8 w-28 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
