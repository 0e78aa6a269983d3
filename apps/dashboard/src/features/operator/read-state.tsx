import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { errorSentence } from '../../words/error-sentence.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { words } from '../../words/words.ts';

/** While a list is read, and when it could not be. */
export function ReadState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null)
    return (
      <div role="status" aria-label={operatorWords.loading} className="grid gap-3 p-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  return (
    <Notice tone="bad" className="m-4" action={<Button onClick={onRetry}>{words.common.tryAgain}</Button>}>
      <p className="font-semibold">{operatorWords.failed}</p>
      <p>{errorSentence(error)}</p>
    </Notice>
  );
}
