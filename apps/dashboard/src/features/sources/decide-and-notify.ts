import { ApiError } from '@tosite/api-client/api-error';
import { queryClient } from '../../query-client.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal, toastUndoable } from '../../display/toasts.tsx';
import { syncQueries } from '../../sites/sync-queries.ts';
import { decide, undo } from './sync-calls.ts';

const copy = settingsWords.changeList;

/** Publishes what was decided and says so, with the way back. */
export async function decideAndNotify(
  websiteId: string,
  decision: { take: string[]; leave: string[] },
): Promise<void> {
  try {
    const { undo: last } = await decide(websiteId, decision);
    const count = decision.take.length;
    if (count === 0) toastLocal(copy.left);
    else if (last === null) toastLocal(copy.taken(count));
    else toastUndoable(copy.taken(count), copy.undo, () => void takeBack(websiteId, last.id));
  } catch (error) {
    // What was chosen no longer fits what there is.
    if (isOutdated(error)) {
      void queryClient.invalidateQueries({ queryKey: syncQueries.of(websiteId).queryKey });
    }
    throw error;
  }
}

export const sentenceOfDecision = (error: unknown) => (isOutdated(error) ? copy.stale : errorSentence(error));

const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

async function takeBack(websiteId: string, id: string): Promise<void> {
  try {
    await undo(websiteId, id);
    toastLocal(copy.undone);
  } catch (error) {
    toastFailure(errorSentence(error));
  }
}
