import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Spinner } from '@tosite/ui/spinner';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import { paths } from '../../paths.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { sayMoment } from '../../display/moment.ts';
import { toastFailure } from '../../display/toasts.tsx';
import { isReadable } from '../../sites/source-way.ts';
import { isReading } from '../../sites/sync-queries.ts';
import { beginSync } from './sync-calls.ts';
import { say } from '../../words/say.ts';

const copy = settingsWords.sync;

/** Reads the profiles again when pressed. */
export function ReadAgainButton({ websiteId, sync }: { websiteId: string; sync: Sync }) {
  const begin = useMutation({
    mutationFn: () => beginSync(websiteId),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const busy = begin.isPending || isReading(sync);
  return (
    <Button busy={busy} onClick={() => !busy && begin.mutate()}>
      <RefreshCw size={16} aria-hidden />
      {copy.start}
    </Button>
  );
}

/** An answer that is younger than this stands for a new one. */
const JUST_NOW_MS = 90_000;

const readingsOf = ({ sources }: Sync): string[] =>
  sources.filter(isReadable).map(({ fetchedAt }) => fetchedAt);

/** Whether every profile answered with what it had said a moment before: nobody was asked again. */
const wasJustRead = (before: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 &&
  now.every((at) => before.includes(at) && Math.abs(Date.now() - Date.parse(at)) < JUST_NOW_MS);

/** What is going on with the reading, and what came of it. */
export function SyncStatus({ sync }: { sync: Sync }) {
  const reading = isReading(sync);
  const [wasReading, setWasReading] = useState(reading);
  const [finished, setFinished] = useState(false);
  const [before, setBefore] = useState(() => readingsOf(sync));
  const [isRepeated, setIsRepeated] = useState(false);
  if (reading !== wasReading) {
    setWasReading(reading);
    setFinished(!reading && sync.status === 'idle');
    if (reading) setBefore(readingsOf(sync));
    else setIsRepeated(wasJustRead(before, readingsOf(sync)));
  }
  const waiting = sync.changes.length;
  return (
    <div className="mt-4 grid gap-3">
      <div role="status" className="grid gap-3 empty:hidden">
        {reading && (
          <p className="flex items-center gap-3 font-medium">
            <Spinner label="" aria-hidden="true" />
            {sync.status === 'queued' ? copy.queued : copy.running}
          </p>
        )}
        {!reading && finished && waiting === 0 && (
          <p className="font-medium text-good">{isRepeated ? copy.justRead : copy.done(0)}</p>
        )}
      </div>
      {!reading && waiting > 0 && (
        <Notice
          action={
            <Button variant="primary" asChild>
              <Link to={paths.changes()}>{copy.review}</Link>
            </Button>
          }
        >
          <p className="font-semibold">{finished ? copy.done(waiting) : copy.waiting(waiting)}</p>
        </Notice>
      )}
      {sync.status === 'failed' && (
        <Notice tone="bad">
          <p className="font-semibold">{copy.failedTitle}</p>
          <p>
            {sync.lastError === null ? '' : `${say(sync.lastErrorReason, sync.lastError)} `}
            {copy.failed}
          </p>
        </Notice>
      )}
      {!reading && sync.nextSyncAt !== null && (
        <p className="text-sm text-ink-2">{copy.next(sayMoment(sync.nextSyncAt))}</p>
      )}
    </div>
  );
}
