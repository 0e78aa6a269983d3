import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import type { SecondStep } from '@tosite/api-client/endpoints/auth';
import { STATE_PREFIX } from '@tosite/api-client/endpoints/oauth';
import { Button } from '@tosite/ui/button';
import { Spinner } from '@tosite/ui/spinner';
import { safeNext } from '@tosite/validation/account/account-fields';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endLinking } from '../features/account/account-queries.ts';
import { finishConnecting } from '../connections/connection-queries.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastLocal } from '../display/toasts.tsx';
import { useAuthStore } from '../session/auth-store.ts';
import { SecondStepForm } from '../session/second-step-form.tsx';
import { signInWithProvider } from '../session/sign-in.ts';
import { wayOn } from '../session/way-on.ts';
import { paths } from '../paths.ts';
import { CenteredPage } from '../shell/centered-page.tsx';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';

export { sessionKnownGuard as loader } from '../shell/guards.ts';

const copy = words.auth.callback;

type Errand =
  | { kind: 'signIn' | 'connection' | 'link'; code: string; state: string }
  | { kind: 'refused'; isConnection: boolean; denied: boolean }
  | { kind: 'incomplete' };

/** What another site's redirect brought. */
export function readErrand(search: string): Errand {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  const isConnection = state.startsWith(STATE_PREFIX.connection);
  const isLink = state.startsWith(STATE_PREFIX.link);
  const error = query.get('error');
  if (error !== null) {
    return {
      kind: 'refused',
      isConnection: isConnection || isLink,
      denied: /denied|cancel/iu.test(error + query.get('error_reason')),
    };
  }
  // Instagram writes `#_` behind the code; some put it into the query.
  const code = (query.get('code') ?? '').replace(/#_$/u, '');
  if (code === '' || !(isConnection || isLink || state.startsWith(STATE_PREFIX.signIn)))
    return { kind: 'incomplete' };
  return { kind: isConnection ? 'connection' : isLink ? 'link' : 'signIn', code, state };
}

type Arrival = {
  to: string;
  connected?: { connected: string; platform: string; name: string };
  /** What was done, in a sentence. */
  done?: string;
};

async function finish(errand: Errand): Promise<Arrival | SecondStep | null> {
  if (errand.kind === 'signIn') {
    const { code, state } = errand;
    const next = await signInWithProvider({ code, state });
    return typeof next === 'string' ? { to: wayOn(safeNext(next)) } : next;
  }
  if (errand.kind === 'link') {
    const provider = await endLinking(errand.code, errand.state);
    return { to: paths.account(), done: accountWords.providers.done(words.auth.oauth.names[provider]) };
  }
  if (errand.kind !== 'connection') return null;
  const { connection, returnTo } = await finishConnecting(errand.code, errand.state);
  const name = connection.handle === '' ? connection.name : `@${connection.handle}`;
  return {
    to: safeNext(returnTo),
    connected: { connected: connection._id, platform: connection.platform, name },
  };
}

/** The way back from another site: signs in or connects, by how the state begins, and goes where one was going. */
export function Page() {
  const [errand] = useState(() => readErrand(window.location.search));
  const navigate = useNavigate();
  const signedIn = useAuthStore((state) => state.user !== null);
  const isPossible =
    errand.kind === 'signIn' || ((errand.kind === 'connection' || errand.kind === 'link') && signedIn);
  const { data, error } = useQuery({
    queryKey: ['callback', errand],
    queryFn: () => finish(errand),
    enabled: isPossible,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    // Code and state work once: neither stays in the address bar or the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  useEffect(() => {
    if (data === undefined || data === null || 'twoFactor' in data) return;
    if (data.done !== undefined) toastLocal(data.done);
    if (data.connected !== undefined) toastLocal(copy.connected(data.connected.name));
    void navigate(data.to, { replace: true, state: data.connected ?? null });
  }, [data, navigate]);

  if (data !== undefined && data !== null && 'twoFactor' in data) {
    return (
      <CenteredPage title={accountWords.secondStep.title}>
        <title>{`${accountWords.secondStep.title} · ${words.product}`}</title>
        <SecondStepForm
          step={data}
          onSignedIn={(returnTo) => navigate(wayOn(safeNext(returnTo)), { replace: true })}
          onRestart={() => void navigate(paths.login())}
        />
      </CenteredPage>
    );
  }
  if (isPossible && error === null) {
    const doing = errand.kind === 'connection' || errand.kind === 'link' ? copy.connecting : copy.signingIn;
    return (
      <CenteredPage title={doing}>
        <title>{`${copy.title} · ${words.product}`}</title>
        <Spinner label={doing} />
      </CenteredPage>
    );
  }
  const { title, body } = failureOf(errand, error);
  return (
    <CenteredPage title={title}>
      <title>{`${title} · ${words.product}`}</title>
      <p role="alert" className="text-ink-2">
        {body}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          {signedIn ? (
            <Link to={paths.home()}>{copy.toStart}</Link>
          ) : (
            <Link to={paths.login()}>{copy.toLogin}</Link>
          )}
        </Button>
        {error instanceof ApiError && error.next.includes('import') && (
          <Button asChild>
            <Link to={paths.linkProfile({ next: 'import' })}>{copy.upload}</Link>
          </Button>
        )}
        {signedIn && errand.kind !== 'signIn' && (
          <Button asChild>
            <Link to={paths.generalSettings()}>{words.home.settings}</Link>
          </Button>
        )}
      </div>
    </CenteredPage>
  );
}

function failureOf(errand: Errand, error: unknown): { title: string; body: string } {
  if (errand.kind === 'incomplete') return { title: copy.incomplete, body: copy.incompleteBody };
  const isConnection =
    errand.kind === 'connection' ||
    errand.kind === 'link' ||
    (errand.kind === 'refused' && errand.isConnection);
  const title = isConnection ? copy.connectFailed : copy.signInFailed;
  if (errand.kind === 'refused') return { title, body: errand.denied ? copy.denied : copy.refused };
  if (error === null) return { title, body: copy.signedOut };
  return { title, body: error instanceof ApiError ? errorSentence(error) : words.errors.unknown };
}
