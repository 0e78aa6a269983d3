import { clearOnboarding } from '../onboarding/onboarding-store.ts';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from './auth-store.ts';
import { clearSignedInCookie } from './cookies.ts';

/** Website and design state live in the query cache, under these keys. */
export function clearWebsites(): void {
  queryClient.removeQueries({ queryKey: ['websites'] });
  queryClient.removeQueries({ queryKey: ['design'] });
}

/** Auth, website and design state: a failed refresh, a failed status check, a deleted account. Drafts stay. */
export function clearSessionState(): void {
  const auth = useAuthStore.getState();
  auth.clearCredentials();
  auth.clearUser();
  clearWebsites();
  queryClient.removeQueries({ queryKey: ['account'] });
}

/** The session is over for good: the server should answer `/` with the landing again. */
export function endSession(): void {
  clearSessionState();
  clearSignedInCookie();
}

/** Logging out: also the onboarding state and everything that was ever asked of the API. */
export function clearEverything(): void {
  endSession();
  clearOnboarding();
  queryClient.clear();
}
