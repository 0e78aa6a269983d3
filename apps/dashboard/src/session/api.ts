import { createApiClient, type TokenPair } from '@tosite/api-client/client';
import { paths } from '../paths.ts';
import { useAuthStore } from './auth-store.ts';
import { endSession } from './clear-state.ts';
import { navigation } from './navigation.ts';
import { tokenForRequest } from './read-tokens.ts';
import { sessionStart } from './session-start.ts';

/** The one client: it adds the token, refreshes once after a 401, and gives every failure one shape. */
export const api = createApiClient({
  baseUrl: window.location.origin,
  tokens: {
    accessToken: () => tokenForRequest(useAuthStore.getState().accessToken),
    // The cookie carries it: this tab's own copy is old as soon as another tab has refreshed.
    refreshToken: () => null,
    store: storeRefreshed,
    clear: () => useAuthStore.getState().updateAccessToken(null),
  },
  onSessionEnded: sessionEnded,
});

/** A refresh that answers after logging out must not log in again. */
function storeRefreshed({ accessToken, refreshToken }: TokenPair): void {
  const auth = useAuthStore.getState();
  if (auth.user === null && !sessionStart.running) return;
  auth.updateAccessToken(accessToken);
  useAuthStore.setState({ refreshToken });
}

/** The refresh failed: clear, and go to the login with the way back. Drafts stay where they are. */
export function sessionEnded(): void {
  endSession();
  // While the app starts, the guard of the asked page decides; a public page stays.
  if (sessionStart.running) return;
  const { pathname, search } = window.location;
  navigation.to(paths.login({ returnTo: pathname + search, ended: true }));
}
