import { useQuery } from '@tanstack/react-query';
import { confirmEmailChange } from '@tosite/api-client/endpoints/account';
import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Spinner } from '@tosite/ui/spinner';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query-client.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../display/error-sentence.ts';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { dropFragment, fragmentToken } from '../session/fragment-token.ts';
import { refreshUser } from './account-calls.ts';
import { say } from '../../words/say.ts';

const copy = accountWords.changeLink;

/** The link of either box of a change of address. Opening it consumes nothing; this page's POST does, once. */
export function ConfirmChange() {
  const [token] = useState(() => fragmentToken(window.location.hash));
  const signedIn = useAuthStore((state) => state.user !== null);
  const { data, error, status, refetch } = useQuery({
    queryKey: ['confirm-change', token],
    queryFn: async () => {
      const answer = await api.call(confirmEmailChange, { body: { token: token ?? '' } });
      void queryClient.invalidateQueries({ queryKey: ['account'] });
      // This browser may hold a session that the change has ended: then the next page asks for it.
      if (answer.state === 'changed' && useAuthStore.getState().user !== null)
        await refreshUser().catch(() => undefined);
      return answer;
    },
    enabled: token !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (status === 'success') dropFragment();
  }, [status]);
  const isRefused = token === null || error instanceof ApiError;
  const mayTryAgain =
    error instanceof ApiError && error.code !== 'invalid_token' && error.code !== 'email_taken';
  const title =
    data !== undefined
      ? data.state === 'changed'
        ? copy.doneTitle
        : copy.halfTitle
      : isRefused && !mayTryAgain
        ? copy.failedTitle
        : error === null
          ? copy.working
          : copy.title;
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <meta name="referrer" content="no-referrer" />
      <div role="status" className="grid gap-3">
        <h1>{title}</h1>
        {data !== undefined && <p className="text-ink-2">{say(data.message)}</p>}
        {token !== null && status === 'pending' && <Spinner label={copy.working} />}
        {error !== null && <p className="text-ink-2">{errorSentence(error)}</p>}
        {isRefused && !mayTryAgain && <p className="text-ink-2">{copy.failedBody}</p>}
      </div>
      {(token === null || status !== 'pending') && (
        <div className="mt-5 flex flex-wrap gap-3">
          {mayTryAgain && (
            <Button variant="primary" onClick={() => void refetch()}>
              {words.common.tryAgain}
            </Button>
          )}
          <Button variant={mayTryAgain ? 'plain' : 'primary'} asChild>
            <Link to={signedIn ? paths.account() : paths.login({ returnTo: paths.account() })}>
              {words.auth.verify.toAccount}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}
