import { login, logout, signInWithCode, signup, type SecondStep } from '@tosite/api-client/endpoints/auth';
import { oauthCallback } from '@tosite/api-client/endpoints/oauth';
import type { EndpointAnswer, EndpointInput } from '@tosite/api-client/endpoints/define-endpoint';
import { queryClient } from '../query-client.ts';
import { openDrafts } from '../memory/drafts.ts';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';
import { clearEverything } from './clear-state.ts';
import { forgetEndedSession } from './start-session.ts';
import { sendLanguage } from './send-language.ts';
import { language } from '../words/this-language.ts';

/** null: signed in. Else the second step is still to come. */
export async function signIn(body: EndpointInput<typeof login>['body']): Promise<SecondStep | null> {
  const answer = await api.call(login, { body });
  if ('twoFactor' in answer) return answer;
  keep(answer);
  return null;
}

/** Answers where the person was going, where the sign-in began at a provider. */
export async function finishSignIn(
  body: EndpointInput<typeof signInWithCode>['body'],
): Promise<string | null> {
  const answer = await api.call(signInWithCode, { body });
  keep(answer);
  return answer.returnTo ?? null;
}

export async function signUp(body: EndpointInput<typeof signup>['body']): Promise<void> {
  // Mails are in English where nobody says otherwise.
  keep(await api.call(signup, { body: language === 'en' ? body : { ...body, language } }));
}

/** With what a provider sent back; answers where the person was going, or the second step that is still to come. */
export async function signInWithProvider(
  body: EndpointInput<typeof oauthCallback>['body'],
): Promise<string | SecondStep> {
  const answer = await api.call(oauthCallback, { body });
  if ('twoFactor' in answer) return answer;
  keep(answer);
  return answer.returnTo;
}

function keep({ accessToken, refreshToken, user }: EndpointAnswer<typeof signup>): void {
  queryClient.removeQueries({ queryKey: ['websites'] });
  queryClient.removeQueries({ queryKey: ['account'] });
  const auth = useAuthStore.getState();
  auth.setCredentials({ accessToken, refreshToken });
  auth.setUser(user);
  void sendLanguage(user);
  openDrafts();
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
