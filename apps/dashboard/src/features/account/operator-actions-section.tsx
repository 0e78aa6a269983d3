import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { formatMoment } from '../../display/moment.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { words } from '../../words/words.ts';
import { accountQueries } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

const copy = operatorWords.mine;
const ACTIONS: Readonly<Record<string, string>> = operatorWords.log.actions;

/** What operators did, and what was held by itself, as far as it concerns the owner. */
export function OperatorActionsSection() {
  const { data, error, refetch } = useQuery(accountQueries.operatorActions());
  return (
    <AccountSection id="operator-actions" title={copy.title} body={copy.body}>
      {data !== undefined ? (
        data.length === 0 ? (
          <p className="text-ink-2">{copy.none}</p>
        ) : (
          <ol className="border-t border-rule">
            {data.map((entry) => (
              <li key={entry._id} className="border-b border-rule py-3">
                <p>
                  <span className="font-semibold">{ACTIONS[entry.action] ?? entry.action}</span>
                  {entry.site !== null && ` ${entry.site}`}
                </p>
                {entry.words !== null && <p className="wrap-anywhere">{entry.words}</p>}
                <p className="text-sm text-ink-2">
                  {formatMoment(entry.at)}, {entry.by === 'itself' ? copy.itself : copy.operator}
                </p>
              </li>
            ))}
          </ol>
        )
      ) : error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
          <p className="font-semibold">{operatorWords.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div role="status" aria-label={operatorWords.loading}>
          <Skeleton className="h-14" />
        </div>
      )}
    </AccountSection>
  );
}
