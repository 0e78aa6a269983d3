import { abortable } from './abortable.ts';
import { ApiError } from './api-error.ts';
import type { TokenPair, TokenStore } from './token-store.ts';

type SessionOptions = {
  tokens: TokenStore;
  /** Changes the refresh token (null: the cookie's) for a new pair. Throws ApiError; status 401: the session is over. */
  renew: (refreshToken: string | null) => Promise<TokenPair>;
  onSessionEnded: () => void;
};

type SignedCall<T> = {
  send: (accessToken: string | null) => Promise<T>;
  /** Whether this failure says that the access token no longer counts. */
  isRefusal: (error: unknown, accessToken: string | null) => boolean;
  signal: AbortSignal | undefined;
};

/**
 * Sends calls with the access token. When one is refused, the session is renewed once for all that wait, and each is
 * sent once more; a second refusal, or a refused refresh, ends the session. Any other failure of the refresh, such
 * as no network, is the call's failure and leaves the session as it is.
 */
export function createSession({ tokens, renew, onSessionEnded }: SessionOptions) {
  let renewal: Promise<void> | null = null;
  /** How often the session was renewed or ended: tells a refusal of now from one of an older token. */
  let turns = 0;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    const wasSignedIn = tokens.accessToken() !== null || tokens.refreshToken() !== null;
    isOver = true;
    turns += 1;
    tokens.clear();
    if (wasSignedIn) onSessionEnded();
  }

  async function renewNow(): Promise<void> {
    try {
      tokens.store(await renew(tokens.refreshToken()));
      isOver = false;
      turns += 1;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) end();
      throw error;
    } finally {
      renewal = null;
    }
  }

  async function run<T>({ send, isRefusal, signal }: SignedCall<T>): Promise<T> {
    const first = tokens.accessToken();
    const turn = turns;
    if (first !== null) isOver = false;
    try {
      return await send(first);
    } catch (error) {
      if (!isRefusal(error, first)) throw error;
      const isStale = turns !== turn || tokens.accessToken() !== first;
      if (renewal !== null || !isStale) {
        renewal ??= renewNow();
        await abortable(renewal, signal);
      }
      // Ended while this call was under way.
      if (tokens.accessToken() === null) throw error;
    }
    const second = tokens.accessToken();
    try {
      return await send(second);
    } catch (error) {
      if (isRefusal(error, second)) end();
      throw error;
    }
  }

  return { run };
}
