import type { ProfileResult, Validators } from '../profile-source.ts';

/** What was read of one profile the last time; `result` null: the platform said that there is no such profile. */
export type CachedProfile = {
  result: ProfileResult | null;
  /** What lets the next reading ask only for what has changed. */
  validators: Validators;
  /** Milliseconds since 1970. */
  fetchedAt: number;
  /** From then on the platform is asked again. The entry stays: it is what is shown when the platform does not answer. */
  expiresAt: number;
};

/**
 * Where readings are kept; the server's keeps them in its database. `get` also answers entries that have expired. A
 * cache that throws is treated as empty.
 */
export type ProfileCache = {
  get(key: string): Promise<CachedProfile | null>;
  set(key: string, entry: CachedProfile): Promise<void>;
};

/** Keeps the entries that were used last, in this process. */
export function createMemoryCache(options: { maxEntries: number }): ProfileCache {
  // Text, so that no caller can change an entry that another one will read.
  const entries = new Map<string, string>();
  const put = (key: string, text: string): void => {
    entries.delete(key);
    entries.set(key, text);
    for (const oldest of entries.keys()) {
      if (entries.size <= options.maxEntries) return;
      entries.delete(oldest);
    }
  };
  return {
    async get(key) {
      const text = entries.get(key);
      if (text === undefined) return null;
      put(key, text);
      // Written by `set` below, so it has this shape.
      return JSON.parse(text) as CachedProfile;
    },
    async set(key, entry) {
      put(key, JSON.stringify(entry));
    },
  };
}
