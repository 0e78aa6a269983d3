export type TokenPair = { accessToken: string; refreshToken: string };

/** Where the tokens of a session are kept. The client reads it before every request and writes it after a refresh. */
export type TokenStore = {
  accessToken(): string | null;
  /**
   * For callers without cookies. Null where the httpOnly cookie carries it: a tab's own copy is old as soon as
   * another tab has refreshed, and an old one ends the session.
   */
  refreshToken(): string | null;
  store(pair: TokenPair): void;
  clear(): void;
};
