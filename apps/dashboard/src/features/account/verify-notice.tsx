import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { sendVerificationAgain } from './account-calls.ts';

export function ResendButton({ className }: { className?: string }) {
  const resend = useMutation({
    mutationFn: sendVerificationAgain,
    onSuccess: (message) => toastLocal(message === '' ? words.home.resent : message),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <Button
      busy={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate()}
      {...(className === undefined ? {} : { className })}
    >
      {resend.isPending ? words.home.resending : words.home.resend}
    </Button>
  );
}
