import { isBelow } from '../../outbound/credential.ts';

/**
 * A token that the Graph API takes in the query, and the one place it may be sent to. Held in a private field, so that
 * neither a log line nor an inspected error shows it.
 */
export class BoundToken {
  readonly #token: string;
  readonly #base: URL;

  constructor(base: string, token: string) {
    this.#token = token;
    this.#base = new URL(base);
  }

  /** Puts the token into an address of its own host; an address elsewhere is left as it is. */
  addTo(url: URL): void {
    if (isBelow(url, this.#base)) url.searchParams.set('access_token', this.#token);
  }
}
