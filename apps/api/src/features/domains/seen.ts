/** What one server said of one name and kind of record. */
export type Lookup = { values: readonly string[] } | { failed: 'servfail' | 'silent' };

export type CaaRecord = { critical: number; tag: string; value: string };

/** What one server said of one of a domain's names. */
export type SeenHost = { a: Lookup; aaaa: Lookup; cname: Lookup };

/** Everything that one server said of a domain. */
export type ServerSeen = {
  server: string;
  /** By name. */
  hosts: Readonly<Record<string, SeenHost>>;
  proof: Lookup;
  /** Names that somebody wrote out in full where only their beginning was asked for, with what stands there. */
  doubled: Readonly<Record<string, readonly string[]>>;
  /** The addresses of our own name. */
  target: readonly string[];
  /** The CAA records that count, and the name that they stand at; null: there are none, or nobody knows. */
  caa: { at: string; records: readonly CaaRecord[] } | null;
  /** What stands at `_acme-challenge`. */
  challenge: readonly string[];
  nameServers: readonly string[];
};
