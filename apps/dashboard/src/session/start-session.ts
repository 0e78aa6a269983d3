import { authStatus } from '@tosite/api-client/endpoints/auth';
import { ApiError } from '@tosite/api-client/api-error';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';
import { clearSessionState, endSession } from './clear-state.ts';
import { readCookie, SIGNED_IN_COOKIE } from './cookies.ts';
import { sessionStart } from './session-start.ts';
import { tokenForRequest } from './read-tokens.ts';
import { sendLanguage } from './send-language.ts';

/**
 * What the first look found. `ended`: there was a session and it is over. `left`: its owner logged out, in another
 * tab. `unreachable`: nobody could say; the cookie stays, so that trying again can still find the session.
 */
export type SessionFinding =
  { kind: 'known' } | { kind: 'ended' } | { kind: 'left' } | { kind: 'unreachable'; error: unknown };

let first: Promise<SessionFinding> | null = null;

/** Asks once who is signed in; the guards wait for it. After `unreachable` the next call asks again. */
export function sessionReady(): Promise<SessionFinding> {
  first ??= lookAtSession().then((finding) => {
    if (finding.kind === 'unreachable') first = null;
    return finding;
  });
  return first;
}

/** An ended session sends to the login once; after that the person is simply nobody. */
export function forgetEndedSession(): void {
  first = Promise.resolve({ kind: 'known' });
}

/** Another tab's session, and so this one's, is over: a page that needs one sends to the login, and back. */
export function noteOverElsewhere(kind: 'ended' | 'left'): void {
  first = Promise.resolve({ kind });
}

export async function lookAtSession(): Promise<SessionFinding> {
  const auth = useAuthStore.getState();
  const perhaps = tokenForRequest(auth.accessToken) !== null || readCookie(SIGNED_IN_COOKIE) !== null;
  if (!perhaps) {
    auth.clearUser();
    auth.setLoading(false);
    return { kind: 'known' };
  }
  auth.setLoading(true);
  sessionStart.running = true;
  try {
    const { user } = await api.call(authStatus, {});
    useAuthStore.getState().setUser(user);
    void sendLanguage(user);
    return { kind: 'known' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      endSession();
      return { kind: 'ended' };
    }
    clearSessionState();
    return { kind: 'unreachable', error };
  } finally {
    sessionStart.running = false;
    useAuthStore.getState().setLoading(false);
  }
}
