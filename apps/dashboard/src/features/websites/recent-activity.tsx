import { queryOptions, useQuery } from '@tanstack/react-query';
import { listActivity, type Activity } from '@tosite/api-client/endpoints/activity';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { homeWords } from '../../words/home-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { formatMoment, sayPast } from '../../display/moment.ts';
import { api } from '../../session/api.ts';

const copy = homeWords.activity;
const SHOWN = 6;

const activityQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['websites', websiteId, 'activity'],
    queryFn: ({ signal }) => api.call(listActivity, { params: { id: websiteId } }, { signal }),
  });

/** What happened to the site lately. */
export function RecentActivity({ websiteId }: { websiteId: string }) {
  const { data, isPending, error, refetch } = useQuery(activityQuery(websiteId));
  const known = (data?.activity ?? []).flatMap((entry) => {
    const sentence = activitySentence(entry);
    return sentence === null ? [] : [{ ...entry, sentence }];
  });
  return (
    <section aria-labelledby="lately">
      <h2 id="lately">{copy.title}</h2>
      {isPending ? (
        <div role="status" aria-label={copy.loading} className="mt-3 grid gap-3 border-y border-rule py-3">
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} className="h-5" />
          ))}
        </div>
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          {copy.failed} {errorSentence(error)}
        </Notice>
      ) : known.length === 0 ? (
        <p className="mt-3 border-y border-rule py-3 text-ink-2">{copy.empty}</p>
      ) : (
        <ol className="mt-3 border-t border-rule">
          {known.slice(0, SHOWN).map(({ _id, sentence, at }) => (
            <li
              key={_id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">{sentence}</span>
              <time dateTime={at} title={formatMoment(at)} className="text-sm text-ink-2">
                {sayPast(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** null: a kind that this page does not know yet. */
export function activitySentence({ kind, data }: Pick<Activity, 'kind' | 'data'>): string | null {
  const sentences: Record<string, (data: Record<string, string>) => string> = copy.kinds;
  return Object.hasOwn(sentences, kind) ? (sentences[kind]?.(data) ?? null) : null;
}
