import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '@tosite/api-client/endpoints/auth';
import { Button } from '@tosite/ui/button';
import { words } from '../words/words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../display/toasts.tsx';
import { api } from './api.ts';
import { say } from '../words/say.ts';

/** Sends the message that confirms an address once more. */
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

async function sendVerificationAgain(): Promise<string> {
  const { message, reason } = await api.call(resendVerification, {});
  return say(reason, message);
}
