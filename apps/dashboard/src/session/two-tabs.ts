import { queryClient } from '../query-client.ts';
import { closeDrafts, draftsAreClosed, openDrafts } from '../memory/drafts.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { forgetTab } from '../memory/tab-memory.ts';
import { readUser, useAuthStore } from './auth-store.ts';
import { clearWebsites } from './clear-state.ts';
import { readLocal, STORAGE_KEYS } from '../memory/local-store.ts';
import { forgetEndedSession, noteOverElsewhere } from './start-session.ts';

/**
 * Another tab of this browser signed in, out, or went on with a preview: follow it. `changed` is called when
 * another person (or nobody) is signed in now, for the guards to look again. Returns the undoing.
 */
export function followOtherTabs(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== null && event.storageArea !== window.localStorage) return;
    const all = event.key === null;
    // Whoever logs out was asked about unsaved changes, also about those of this tab: none is written again.
    if (all || (event.key === STORAGE_KEYS.loggingOut && event.newValue !== null)) {
      closeDrafts();
      forgetTab();
    }
    if (all || event.key === STORAGE_KEYS.previewData || event.key === STORAGE_KEYS.websiteDetails) {
      useOnboardingStore.getState().restore();
    }
    if (all || event.key === STORAGE_KEYS.accessToken) {
      const accessToken = readLocal(STORAGE_KEYS.accessToken);
      // The other tab's refresh token is not ours to know; the cookie has it.
      useAuthStore.setState({ accessToken, refreshToken: null });
    }
    if (all || event.key === STORAGE_KEYS.user) {
      const before = useAuthStore.getState().user;
      const user = readUser();
      useAuthStore.setState({ user });
      if (before?._id !== user?._id) {
        clearWebsites();
        if (user === null) noteOverElsewhere(draftsAreClosed() ? 'left' : 'ended');
        else {
          openDrafts();
          forgetEndedSession();
        }
        void queryClient.cancelQueries();
        changed();
      }
    }
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
