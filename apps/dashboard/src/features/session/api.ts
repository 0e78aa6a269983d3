import { createApiClient } from '@tosite/api-client/client';
import { paths } from '../../paths.ts';
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
    refreshToken: () => useAuthStore.getState().refreshToken,
    store: (tokens) => useAuthStore.getState().setCredentials(tokens),
  },
  onSessionEnded: sessionEnded,
});

/** The refresh failed: clear, and go to the login with the way back. Drafts stay where they are. */
export function sessionEnded(): void {
  endSession();
  // While the app starts, the guard of the asked page decides; a public page stays.
  if (sessionStart.running) return;
  const { pathname, search } = window.location;
  navigation.to(paths.login({ returnTo: pathname + search, ended: true }));
}
