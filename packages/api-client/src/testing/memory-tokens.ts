import type { TokenPair, TokenStore } from '../token-store.ts';

/** A token store that remembers what was done with it. */
export function memoryTokens(accessToken: string | null, refreshToken: string | null = null) {
  let current: { accessToken: string | null; refreshToken: string | null } = { accessToken, refreshToken };
  const stored: TokenPair[] = [];
  let cleared = 0;
  const tokens: TokenStore = {
    accessToken: () => current.accessToken,
    refreshToken: () => current.refreshToken,
    store: (pair) => {
      stored.push(pair);
      current = { ...pair, refreshToken: current.refreshToken === null ? null : pair.refreshToken };
    },
    clear: () => {
      cleared += 1;
      current = { accessToken: null, refreshToken: null };
    },
  };
  return {
    tokens,
    stored,
    clearedTimes: () => cleared,
    use: (token: string | null) => (current.accessToken = token),
  };
}
