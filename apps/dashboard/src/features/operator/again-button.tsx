import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { errorSentence } from '../../words/error-sentence.ts';

/** A button that lets something begin once more. */
export function AgainButton({
  run,
  label,
  name,
  done,
}: {
  run: () => Promise<void>;
  label: string;
  name: string;
  done: string;
}) {
  const again = useMutation({
    mutationFn: run,
    onSuccess: () => toastLocal(done),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <Button aria-label={name} busy={again.isPending} onClick={() => !again.isPending && again.mutate()}>
      {label}
    </Button>
  );
}
