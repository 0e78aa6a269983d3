import { readCookie } from './cookies.ts';
import { readLocal, STORAGE_KEYS } from '../memory/local-store.ts';

export type Tokens = { accessToken: string | null; refreshToken: string | null };

/** At start: cookies first, then local storage. The refresh token is never in local storage. */
export function readStartTokens(): Tokens {
  return {
    accessToken: readCookie('__Host-at') ?? readLocal(STORAGE_KEYS.accessToken),
    refreshToken: readCookie('__Host-rt'),
  };
}

/** For a request: the store, then a cookie, then local storage. */
export function tokenForRequest(inStore: string | null): string | null {
  return inStore ?? readCookie('__Host-at') ?? readLocal(STORAGE_KEYS.accessToken);
}
