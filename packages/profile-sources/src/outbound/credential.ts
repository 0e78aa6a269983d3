import { createHash } from 'node:crypto';

/**
 * A secret and the one place it may be sent to: the origin and path of `base`. The headers are held in a private
 * field, so that neither a log line nor an inspected error shows them.
 */
export class Credential {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #base: URL;
  /** Tells two tokens apart without naming either: validators had with one are not sent with another. */
  readonly fingerprint: string;

  constructor(base: string, headers: Readonly<Record<string, string>>) {
    this.#base = new URL(base);
    this.#headers = headers;
    this.fingerprint = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 12);
  }

  /** The headers for this address; none when it is not below `base`. */
  headersFor(url: URL): Readonly<Record<string, string>> {
    return isBelow(url, this.#base) ? this.#headers : {};
  }
}

/** Same origin, and the same path or one below it. */
export function isBelow(url: URL, base: URL): boolean {
  const folder = base.pathname.replace(/\/$/u, '');
  return url.origin === base.origin && (url.pathname === folder || url.pathname.startsWith(`${folder}/`));
}
