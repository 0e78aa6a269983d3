/** What distinguishes one platform's links from another's. Every address that it gives can be fetched as it stands. */
export type LinkRules = {
  /** The host that a name alone is put on. */
  readonly host: string;
  /** Whether a host name, as `URL` writes it and without a final dot, is the platform's. */
  readonly isHost: (host: string) => boolean;
  /** The canonical address of the profile that a path names, from its decoded segments; null for anything else. */
  readonly profileAt: (segments: readonly string[], host: string) => string | null;
  /** The canonical address of a name without its `@`; null when the platform has no such names. */
  readonly profileOf: (name: string) => string | null;
  /** What a profile at such a path becomes: a key of the record's `types`. */
  readonly typeAt: (segments: readonly string[]) => string;
  /** The specification's shape to the letter: an address that fits is kept as typed. */
  readonly written: RegExp;
  /** Whether names may hold dots, so that one can look like a host. */
  readonly dottedNames: boolean;
};
