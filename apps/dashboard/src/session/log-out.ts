import type { NavigateFunction } from 'react-router-dom';
import { create } from 'zustand';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { toastFailure } from '../display/toasts.tsx';
import { unsavedWork, type Unsaved } from '../memory/drafts.ts';
import { FORCED_MOVE } from './navigation.ts';
import { signOut } from './sign-in.ts';

/** What would be lost by logging out, while the person is asked about it; null: nobody is asked. */
export const useLogOutStore = create<{ losing: readonly Unsaved[] | null }>()(() => ({ losing: null }));

/** Logs out; where work of this or another tab would be lost by it, the person is asked first. */
export async function logOut(navigate: NavigateFunction): Promise<void> {
  const losing = unsavedWork();
  if (losing.length > 0) useLogOutStore.setState({ losing });
  else await logOutNow(navigate);
}

export async function logOutNow(navigate: NavigateFunction): Promise<void> {
  useLogOutStore.setState({ losing: null });
  const isSignedOut = await signOut();
  await navigate(paths.login(), { state: FORCED_MOVE });
  if (!isSignedOut) toastFailure(words.auth.loggedOutOffline);
}
