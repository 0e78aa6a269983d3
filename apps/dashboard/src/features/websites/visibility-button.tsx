import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { homeWords } from '../../words/home-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal, toastUndoable } from '../../display/toasts.tsx';
import { changeWebsite } from '../../sites/website-queries.ts';

const copy = homeWords.visibility;

/** Takes the site offline, which can be undone at once, or brings it back. */
export function VisibilityButton({ website: { _id, status } }: { website: Website }) {
  const change = useMutation({
    mutationFn: (to: 'published' | 'unpublished') => changeWebsite(_id, { status: to }),
    onSuccess: (_, to) => {
      if (to === 'published') toastLocal(copy.published);
      else toastUndoable(copy.unpublished, copy.undo, () => change.mutate('published'));
    },
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const isLive = status === 'published';
  return (
    <Button
      busy={change.isPending}
      onClick={() => !change.isPending && change.mutate(isLive ? 'unpublished' : 'published')}
      className={isLive ? 'flex-auto px-2.5! max-lg:min-h-12' : 'flex-auto max-lg:min-h-12'}
      variant={isLive ? 'quiet' : 'primary'}
    >
      {change.isPending ? copy.busy : isLive ? copy.unpublish : copy.publish}
    </Button>
  );
}
