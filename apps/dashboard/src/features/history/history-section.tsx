import { useQuery } from '@tanstack/react-query';
import type { Version } from '@tosite/api-client/endpoints/history';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { useState } from 'react';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { words } from '../../words/words.ts';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { formatMoment, sayPast } from '../../display/moment.ts';
import { historyQueries } from './history-queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const VersionDialog = lazyWithBoundary(() =>
  import('./version-dialog.tsx').then((module) => module.VersionDialog),
);
const copy = siteSettingsWords.history;

/** The versions that can be had again. */
export function HistorySection({ websiteId }: { websiteId: string }) {
  const { data, error, refetch } = useQuery(historyQueries.of(websiteId));
  const [asking, setAsking] = useState<Version | null>(null);
  const [looking, setLooking] = useState<Version | null>(null);
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="text-[18px]">
        {copy.title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      {data !== undefined ? (
        <>
          <ul className="mt-4 border-t border-rule">
            {data.history.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                onLook={() => setLooking(version)}
                onRestore={() => setAsking(version)}
              />
            ))}
          </ul>
          {data.history.length < 2 && <p className="mt-3 text-sm text-ink-2">{copy.only}</p>}
        </>
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-4"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className="mt-4 grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {looking !== null && (
        <VersionDialog
          onMissing={() => setLooking(null)}
          version={looking}
          websiteId={websiteId}
          onClose={() => setLooking(null)}
          onRestore={() => {
            setLooking(null);
            setAsking(looking);
          }}
        />
      )}
      {asking !== null && (
        <RestoreDialog version={asking} websiteId={websiteId} onClose={() => setAsking(null)} />
      )}
    </section>
  );
}

function VersionRow({
  version,
  onLook,
  onRestore,
}: {
  version: Version;
  onLook: () => void;
  onRestore: () => void;
}) {
  const moment = formatMoment(version.at);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2.5">
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{headOf(version)}</p>
        <p className="text-sm text-ink-2">
          <time dateTime={version.at} title={moment}>
            {sayPast(version.at)}
          </time>
          {`, ${copy.pages(version.pages)}`}
        </p>
        {version.changed.length > 0 && (
          <p className="text-sm text-ink-2">
            {`${copy.changed}: ${version.changed.map((part) => copy.changes[part]).join(', ')}`}
          </p>
        )}
      </div>
      {version.current ? (
        <p className="text-sm font-semibold text-good">{copy.current}</p>
      ) : (
        <div className="flex gap-2">
          <Button variant="quiet" aria-label={copy.lookAt(moment)} onClick={onLook}>
            {copy.look}
          </Button>
          <Button aria-label={copy.restoreFrom(moment)} onClick={onRestore}>
            {copy.restore}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A website that got another name or language has no other text for it. */
function headOf({ reason, changed }: Version): string {
  const [only] = changed.length === 1 ? changed : [];
  return reason === 'edited' && (only === 'name' || only === 'language')
    ? copy.alone[only]
    : copy.reasons[reason];
}
