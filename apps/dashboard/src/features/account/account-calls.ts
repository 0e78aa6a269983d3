import { authStatus, deleteAccount, resendVerification } from '@tosite/api-client/endpoints/auth';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { clearEverything } from '../../session/clear-state.ts';
import { say } from '../../words/say.ts';

/** Something about the account changed: read it again. */
export async function refreshUser(): Promise<void> {
  const { user } = await api.call(authStatus, {});
  useAuthStore.getState().setUser(user);
}

export async function sendVerificationAgain(): Promise<string> {
  const { message, reason } = await api.call(resendVerification, {});
  return say(reason, message);
}

/** The account and everything in it; then whatever this browser still has of it. */
export async function removeAccount(): Promise<void> {
  await api.call(deleteAccount, {});
  clearEverything();
}
