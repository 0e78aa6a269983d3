import { UserSchema, type User } from '@tosite/validation/account/user';
import * as v from 'valibot';
import { create } from 'zustand';
import { readLocal, STORAGE_KEYS, writeLocal } from '../memory/local-store.ts';
import { readStartTokens } from './read-tokens.ts';

export type AuthState = {
  user: User | null;
  accessToken: string | null;
  /** In memory only; the browser holds it in a cookie that no script reads. */
  refreshToken: string | null;
  /** True until it is known who is there. */
  isLoading: boolean;
  /** Stores the access token, and the refresh token if there is one, and ends loading. */
  setCredentials: (credentials: { accessToken: string; refreshToken?: string | undefined }) => void;
  /** Stores the user; removes it when empty. */
  setUser: (user: User | null) => void;
  /** Stores the token; empty removes both tokens and the user and ends loading. */
  updateAccessToken: (accessToken: string | null) => void;
  /** Removes both tokens. */
  clearCredentials: () => void;
  clearUser: () => void;
  setLoading: (isLoading: boolean) => void;
};

export const useAuthStore = create<AuthState>()((set) => ({
  ...readStartTokens(),
  user: readUser(),
  isLoading: true,
  setCredentials: ({ accessToken, refreshToken }) => {
    writeLocal(STORAGE_KEYS.accessToken, accessToken);
    set({ accessToken, isLoading: false, ...(refreshToken === undefined ? {} : { refreshToken }) });
  },
  setUser: (user) => {
    writeLocal(STORAGE_KEYS.user, user === null ? null : JSON.stringify(user));
    set({ user });
  },
  updateAccessToken: (accessToken) => {
    if (accessToken === null || accessToken === '') {
      writeLocal(STORAGE_KEYS.accessToken, null);
      writeLocal(STORAGE_KEYS.user, null);
      set({ accessToken: null, refreshToken: null, user: null, isLoading: false });
      return;
    }
    writeLocal(STORAGE_KEYS.accessToken, accessToken);
    set({ accessToken });
  },
  clearCredentials: () => {
    writeLocal(STORAGE_KEYS.accessToken, null);
    set({ accessToken: null, refreshToken: null });
  },
  clearUser: () => {
    writeLocal(STORAGE_KEYS.user, null);
    set({ user: null });
  },
  setLoading: (isLoading) => set({ isLoading }),
}));

/** The user that local storage remembers; null when missing or unreadable. */
export function readUser(): User | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), UserSchema), readLocal(STORAGE_KEYS.user));
  return read.success ? read.output : null;
}
