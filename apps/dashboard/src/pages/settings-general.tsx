import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Sync, SyncSource } from '@tosite/api-client/endpoints/sync';
import { ConnectedAccounts } from '../features/connections/connected-accounts.tsx';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { DomainSection } from '../features/domains/domain-section.tsx';
import { ExportSection } from '../features/export/export-section.tsx';
import { HistorySection } from '../features/history/history-section.tsx';
import { errorSentence } from '../words/error-sentence.ts';
import { SourceRow } from '../features/sources/source-row.tsx';
import { syncQueries } from '../sites/sync-queries.ts';
import { isReadable } from '../sites/source-way.ts';
import { useAdding } from '../features/sources/use-adding.ts';
import { ReadAgainButton, SyncStatus } from '../features/sources/sync-status.tsx';
import { RemoveWebsite, SiteIdentity } from '../features/websites/site-identity.tsx';
import { SiteAccess } from '../features/websites/site-access.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { words } from '../words/words.ts';
import { settingsWords } from '../words/settings-words.ts';

const AddSource = lazyWithBoundary(
  () => import('../features/sources/add-source.tsx').then((module) => module.AddSource),
  <Skeleton className="mt-6 h-56 rounded-card" />,
);
const RemoveSourceDialog = lazyWithBoundary(() =>
  import('../features/sources/remove-source-dialog.tsx').then((module) => module.RemoveSourceDialog),
);

const copy = settingsWords.sources;

/** Where the current website comes from. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const websiteId = website?._id ?? '';
  const { data, error, refetch } = useQuery(syncQueries.of(websiteId));
  return (
    <div className="grid max-w-[1104px] grid-cols-1 pt-6 *:max-w-[860px] *:data-wide:max-w-none">
      <title>{`${settingsWords.title} · ${words.product}`}</title>
      {website && (
        <>
          <SiteIdentity key={`identity ${websiteId}`} website={website} />
          <div data-wide>
            <DomainSection key={`domain ${websiteId}`} website={website} />
          </div>
        </>
      )}
      {data !== undefined ? (
        <Sources key={websiteId} websiteId={websiteId} sync={data} />
      ) : error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <SourcesSkeleton />
      )}
      <ConnectedAccounts />
      {website && (
        <>
          <SiteAccess key={`access ${websiteId}`} website={website} />
          <ExportSection key={`export ${websiteId}`} website={website} />
          <HistorySection key={`history ${websiteId}`} websiteId={websiteId} />
          <RemoveWebsite key={`remove ${websiteId}`} website={website} />
        </>
      )}
    </div>
  );
}

function Sources({ websiteId, sync }: { websiteId: string; sync: Sync }) {
  const [removing, setRemoving] = useState<SyncSource | null>(null);
  const [adding, setAdding] = useAdding();
  const only = sync.sources.length === 1;
  return (
    <section aria-labelledby="sources" className="mt-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="sources" className="text-[18px]">
            {copy.title}
          </h2>
          <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
        </div>
        {sync.sources.some(isReadable) && <ReadAgainButton websiteId={websiteId} sync={sync} />}
      </div>
      <SyncStatus sync={sync} />
      <ul className="mt-4 border-t border-rule">
        {sync.sources.map((source) => (
          <SourceRow
            key={source._id}
            source={source}
            websiteId={websiteId}
            only={only}
            onRemove={() => setRemoving(source)}
            onBringNewer={() => setAdding({ way: 'file', found: null })}
          />
        ))}
      </ul>
      {adding === null ? (
        <Button className="mt-4" onClick={() => setAdding({ way: 'link', found: null })}>
          <Plus size={16} aria-hidden />
          {settingsWords.add.open}
        </Button>
      ) : (
        <AddSource
          onMissing={() => setAdding(null)}
          websiteId={websiteId}
          adding={adding}
          onChange={setAdding}
        />
      )}
      {only && adding === null && <p className="mt-3 text-sm text-ink-2">{copy.onlyOne}</p>}
      {removing !== null && (
        <RemoveSourceDialog
          onMissing={() => setRemoving(null)}
          source={removing}
          websiteId={websiteId}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

function SourcesSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      <div className="flex justify-between gap-6">
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </div>
        <Skeleton className="h-9 w-32 max-sm:hidden" />
      </div>
      <div className="mt-6 border-t border-rule">
        {[0, 1].map((n) => (
          <div key={n} className="flex gap-3 border-b border-rule py-4">
            <Skeleton className="size-9" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
            <Skeleton className="h-9 w-36 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
