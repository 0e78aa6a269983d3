import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Spinner } from '@tosite/ui/spinner';
import { errorSentence } from '../../words/error-sentence.ts';
import { setupWords } from '../../words/setup-words.ts';
import { words } from '../../words/words.ts';
import { setupQuery } from './setup-queries.ts';
import { SetupList } from './setup-list.tsx';

/** The same for operators, at any time. */
export function SetupScreen() {
  const { data: setup, error, refetch } = useQuery(setupQuery(null));
  const lookAgain = () => void refetch();
  return (
    <div className="grid content-start p-5 lg:p-8">
      {setup !== undefined ? (
        <SetupList setup={setup} token={null} onLookAgain={lookAgain} />
      ) : error === null ? (
        <Spinner label={setupWords.loading} />
      ) : (
        <Notice tone="bad" action={<Button onClick={lookAgain}>{words.common.tryAgain}</Button>}>
          {errorSentence(error)}
        </Notice>
      )}
    </div>
  );
}
