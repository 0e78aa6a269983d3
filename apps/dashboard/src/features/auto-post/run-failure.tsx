import { Notice } from '@tosite/ui/notice';
import { errorSentence } from '../../words/error-sentence.ts';

/** Why it does not look now. */
export function RunFailure({ error }: { error: Error }) {
  return (
    <Notice tone="bad" className="mx-4 mb-4">
      {errorSentence(error)}
    </Notice>
  );
}
