import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Spinner } from '@tosite/ui/spinner';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { dropFragment, fragmentToken } from '../../session/fragment-token.ts';

export type MailedLinkProps<T> = {
  /** Tells its answers from those of other links. */
  name: string;
  copy: { title: string; working: string; failed: string; failedBody: string };
  /** Uses the link up. */
  confirm: (token: string) => Promise<T>;
  /** What is said then; `onward` goes on from there, else to the account. */
  done: (answer: T) => { title: string; body: string; onward?: boolean };
};

/** The page of a link in a mail. Opening it consumes nothing; its POST does, once. */
export function MailedLink<T>({ name, copy, confirm, done }: MailedLinkProps<T>) {
  const [token] = useState(() => fragmentToken(window.location.hash));
  const signedIn = useAuthStore((state) => state.user !== null);
  const { data, error, isSuccess, refetch } = useQuery({
    queryKey: [name, token],
    queryFn: async () => ({ answer: await confirm(token ?? '') }),
    enabled: token !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (isSuccess) dropFragment();
  }, [isSuccess]);
  const isWorking = token !== null && data === undefined && error === null;
  const mayTryAgain = error !== null && !isFinal(error);
  const said =
    data !== undefined
      ? done(data.answer)
      : isWorking
        ? { title: copy.working, body: null }
        : mayTryAgain
          ? { title: copy.title, body: errorSentence(error) }
          : { title: copy.failed, body: whyNot(token, error, copy.failedBody) };
  const account = signedIn ? paths.account() : paths.login({ returnTo: paths.account() });
  const onward = 'onward' in said && said.onward;
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <meta name="referrer" content="no-referrer" />
      <div role="status" aria-label={said.title} className="grid gap-3">
        <h1>{said.title}</h1>
        {isWorking ? <Spinner label={copy.working} /> : <p className="text-ink-2">{said.body}</p>}
      </div>
      {!isWorking && (
        <div className="mt-5 flex flex-wrap gap-3">
          {mayTryAgain && (
            <Button variant="primary" onClick={() => void refetch()}>
              {words.common.tryAgain}
            </Button>
          )}
          <Button variant={mayTryAgain ? 'plain' : 'primary'} asChild>
            <Link to={onward ? (signedIn ? paths.home() : paths.login()) : account}>
              {onward ? words.auth.verify.onward : words.auth.verify.toAccount}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}

/** The server has said no; anything else may go well the next time. */
const isFinal = (error: Error) =>
  error instanceof ApiError && (error.code === 'invalid_token' || error.code === 'email_taken');

function whyNot(token: string | null, error: Error | null, failedBody: string): string {
  if (token === null) return words.auth.verify.noToken;
  const isTaken = error instanceof ApiError && error.code === 'email_taken';
  return isTaken ? errorSentence(error) : failedBody;
}
