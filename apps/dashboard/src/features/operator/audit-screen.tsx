import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { formatMoment } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { operatorQueries } from './operator-queries.ts';
import { ReadState } from './read-state.tsx';
import { RecordTable } from './record-table.tsx';

const copy = operatorWords.log;
/** A name of ours in the reader's language; what this version does not know stands as it is. */
const named = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** What was done, by whom and why. */
export function AuditScreen() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    operatorQueries.audit(),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <div className="grid max-w-[1104px] content-start gap-5 p-5 lg:p-8">
      <div>
        <h2 className="text-xl">{operatorWords.audit}</h2>
        <p className="text-ink-2">{copy.note}</p>
      </div>
      {entries === undefined ? (
        <ReadState error={error} onRetry={() => void refetch()} />
      ) : entries.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <RecordTable
          label={operatorWords.audit}
          heads={[copy.when, copy.who, copy.what, copy.reason]}
          rows={entries.map((entry) => ({
            id: entry._id,
            cells: [
              formatMoment(entry.at),
              named(copy.actors, entry.actor),
              <>
                {named(copy.actions, entry.action)}
                {entry.site !== null && <b className="ml-1 font-semibold">{entry.site}</b>}
                {entry.owner !== null && <span className="block text-ink-2">{entry.owner}</span>}
              </>,
              entry.words ?? '',
            ],
          }))}
        />
      )}
      {hasNextPage && (
        <Button className="justify-self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {copy.more}
        </Button>
      )}
    </div>
  );
}
