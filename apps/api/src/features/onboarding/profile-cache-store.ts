import type { CachedProfile, ProfileCache } from '@tosite/profile-sources/cache/profile-cache';
import type { Database, Executor } from '../../database/database.ts';

/** What platforms answered, kept in the database, so that every process and every visitor shares it. */
export function createProfileCacheStore(database: Database): ProfileCache {
  return {
    async get(key) {
      const row = await database.db
        .selectFrom('profile_cache')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        // Both are written by `set` below only.
        result: JSON.parse(row.result) as CachedProfile['result'],
        validators: JSON.parse(row.validators) as CachedProfile['validators'],
        fetchedAt: row.fetched_at,
        expiresAt: row.expires_at,
      };
    },
    async set(key, entry) {
      const values = {
        result: JSON.stringify(entry.result),
        validators: JSON.stringify(entry.validators),
        fetched_at: entry.fetchedAt,
        expires_at: entry.expiresAt,
      };
      await database.db
        .insertInto('profile_cache')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },
  };
}

/** Forgets what a platform said of one profile, by its key. */
export async function forgetProfile(trx: Executor, key: string): Promise<void> {
  await trx.deleteFrom('profile_cache').where('key', '=', key).execute();
}

/** Forgets readings that nobody asked for again in a week. */
export async function sweepProfileCache(database: Database, now: number): Promise<void> {
  await database.db
    .deleteFrom('profile_cache')
    .where('expires_at', '<', now - 7 * 24 * 60 * 60 * 1000)
    .execute();
}
