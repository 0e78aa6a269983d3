import { verifyEmail } from '@tosite/api-client/endpoints/auth';
import { Button } from '@tosite/ui/button';
import { Spinner } from '@tosite/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../features/display/error-sentence.ts';
import { refreshUser } from '../features/account/account-calls.ts';
import { ConfirmChange } from '../features/account/confirm-change.tsx';
import { api } from '../features/session/api.ts';
import { useAuthStore } from '../features/session/auth-store.ts';
import { dropFragment, fragmentToken } from '../features/session/fragment-token.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

export { sessionKnownGuard as loader } from '../shell/guards.ts';

const copy = words.auth.verify;

/** Opening the link consumes nothing; this page's POST does, once. */
export function Page() {
  const [query] = useSearchParams();
  return query.get('for') === 'change' ? <ConfirmChange /> : <ConfirmAddress />;
}

function ConfirmAddress() {
  const [token] = useState(() => fragmentToken(window.location.hash));
  const signedIn = useAuthStore((state) => state.user !== null);
  const { status, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await api.call(verifyEmail, { body: { token: token ?? '' } });
      if (useAuthStore.getState().user !== null) await refreshUser();
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
  const transport = error !== null && 'status' in error && typeof error.status === 'string';
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <meta name="referrer" content="no-referrer" />
      <div role="status" className="grid gap-3">
        {token !== null && status === 'pending' && (
          <>
            <h1>{copy.working}</h1>
            <Spinner label={copy.working} />
          </>
        )}
        {status === 'success' && (
          <>
            <h1>{copy.done}</h1>
            <p className="text-ink-2">{copy.doneBody}</p>
          </>
        )}
        {(token === null || status === 'error') && (
          <>
            <h1>{transport ? copy.title : copy.failed}</h1>
            <p className="text-ink-2">
              {token === null ? copy.noToken : transport ? errorSentence(error) : copy.failedBody}
            </p>
          </>
        )}
      </div>
      {(token === null || status !== 'pending') && (
        <div className="mt-5 flex flex-wrap gap-3">
          {transport && (
            <Button variant="primary" onClick={() => void refetch()}>
              {words.common.tryAgain}
            </Button>
          )}
          <Button variant={transport ? 'plain' : 'primary'} asChild>
            <Link
              to={
                status === 'success'
                  ? signedIn
                    ? paths.home()
                    : paths.login()
                  : signedIn
                    ? paths.account()
                    : paths.login({ returnTo: paths.account() })
              }
            >
              {status === 'success' ? copy.onward : copy.toAccount}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}
