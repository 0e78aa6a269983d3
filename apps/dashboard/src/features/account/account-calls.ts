import { authStatus, deleteAccount } from '@tosite/api-client/endpoints/auth';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { clearEverything } from '../../session/clear-state.ts';

/** Something about the account changed: read it again. */
export async function refreshUser(): Promise<void> {
  const { user } = await api.call(authStatus, {});
  useAuthStore.getState().setUser(user);
}

/** The account and everything in it; then whatever this browser still has of it. */
export async function removeAccount(): Promise<void> {
  await api.call(deleteAccount, {});
  clearEverything();
}
