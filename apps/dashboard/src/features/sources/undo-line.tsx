import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import { settingsWords } from '../../words/settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { sayPast } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { undo } from './sync-calls.ts';

const copy = settingsWords.changeList;

/** What was taken last, for as long as it can be taken back. */
export function UndoLine({ websiteId, last }: { websiteId: string; last: NonNullable<Sync['undo']> }) {
  const back = useMutation({
    mutationFn: () => undo(websiteId, last.id),
    onSuccess: () => toastLocal(copy.undone),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <Notice
      tone="good"
      action={
        <Button busy={back.isPending} onClick={() => !back.isPending && back.mutate()}>
          {back.isPending ? copy.undoBusy : copy.undo}
        </Button>
      }
    >
      {copy.undoLine(last.count, sayPast(last.at))}
    </Notice>
  );
}
