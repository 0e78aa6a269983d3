import { clearOnboarding } from '../memory/onboarding-store.ts';
import { forgetTab } from '../memory/tab-memory.ts';
import { closeDrafts } from '../memory/drafts.ts';
import { forgetWish } from '../memory/plan-wish.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from './auth-store.ts';
import { clearSignedInCookie } from './cookies.ts';
import { STORAGE_KEYS, writeLocal } from '../memory/local-store.ts';

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

/**
 * Logging out, or an account that is gone: also the onboarding state, every draft, and everything that was ever asked
 * of the API. What the person chose for this browser, its language and light or dark, stays.
 */
export function clearEverything(): void {
  // First, so that other tabs hear of it before they see that nobody is signed in.
  writeLocal(STORAGE_KEYS.loggingOut, '1');
  closeDrafts();
  endSession();
  clearOnboarding();
  writeLocal(STORAGE_KEYS.postGeneration, null);
  forgetWish();
  forgetTab();
  queryClient.clear();
  writeLocal(STORAGE_KEYS.loggingOut, null);
}
