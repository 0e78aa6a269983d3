import { useMutation } from '@tanstack/react-query';
import type { Website } from '@tosite/validation/website/website';
import { toastFailure, toastLocal, toastUndoable } from '../../display/toasts.tsx';
import { changeWebsite } from '../../sites/website-queries.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { homeWords } from '../../words/home-words.ts';

const copy = homeWords.visibility;

/** Takes a site offline, which can be undone at once, or brings it back. */
export function useVisibility({ _id, status }: Website): { busy: boolean; turn: () => void } {
  const change = useMutation({
    mutationFn: (to: 'published' | 'unpublished') => changeWebsite(_id, { status: to }),
    onSuccess: (_, to) => {
      if (to === 'published') toastLocal(copy.published);
      else toastUndoable(copy.unpublished, copy.undo, () => change.mutate('published'));
    },
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const turn = () => {
    if (!change.isPending) change.mutate(status === 'published' ? 'unpublished' : 'published');
  };
  return { busy: change.isPending, turn };
}
