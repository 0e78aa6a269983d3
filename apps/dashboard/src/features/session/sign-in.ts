import { login, logout, signup } from '@tosite/api-client/endpoints/auth';
import { oauthCallback } from '@tosite/api-client/endpoints/oauth';
import type { EndpointAnswer, EndpointInput } from '@tosite/api-client/endpoints/define-endpoint';
import { queryClient } from '../../query-client.ts';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';
import { clearEverything } from './clear-state.ts';
import { forgetEndedSession } from './start-session.ts';

export async function signIn(body: EndpointInput<typeof login>['body']): Promise<void> {
  keep(await api.call(login, { body }));
}

export async function signUp(body: EndpointInput<typeof signup>['body']): Promise<void> {
  keep(await api.call(signup, { body }));
}

/** With what a provider sent back; answers where the person was going. */
export async function signInWithProvider(body: EndpointInput<typeof oauthCallback>['body']): Promise<string> {
  const answer = await api.call(oauthCallback, { body });
  keep(answer);
  return answer.returnTo;
}

function keep({ accessToken, refreshToken, user }: EndpointAnswer<typeof login>): void {
  queryClient.removeQueries({ queryKey: ['websites'] });
  const auth = useAuthStore.getState();
  auth.setCredentials({ accessToken, refreshToken });
  auth.setUser(user);
  forgetEndedSession();
}

/** Clears this browser first, then tells the server; false when the server could not be told. */
export async function signOut(): Promise<boolean> {
  clearEverything();
  forgetEndedSession();
  try {
    await api.call(logout, { body: {} });
    return true;
  } catch {
    return false;
  }
}
