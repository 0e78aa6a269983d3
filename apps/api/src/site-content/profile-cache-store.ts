import { StoredMessageSchema } from '@tosite/validation/messages/stored-message';
import type { CachedProfile, ProfileCache } from '@tosite/profile-sources/cache/profile-cache';
import { profileKey } from '@tosite/validation/platforms';
import type { Platform, WebsiteType } from '@tosite/validation/platforms/platform';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Executor } from '../database/database.ts';

const WarningsSchema = v.array(StoredMessageSchema);

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
        result: withMessages(JSON.parse(row.result) as CachedProfile['result']),
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

/**
 * Forgets what a platform said of one profile, under whatever link it was read: a channel has an id and a handle, an
 * account may have been renamed since.
 */
export async function forgetProfile(
  trx: Executor,
  { platform, websiteType, handle, url }: ReadProfile,
): Promise<void> {
  const keys = [profileKey({ platform, websiteType, siteName: handle, url })];
  if (url !== '') {
    const rows = await trx
      .selectFrom('profile_cache')
      .select(['key', 'result'])
      .where('key', 'like', `${platform}:%`)
      .where(sql<boolean>`result like ${`%${asPattern(JSON.stringify(url))}%`} escape '!'`)
      .execute();
    for (const { key, result } of rows) {
      // Written by `set` above only.
      const known = JSON.parse(result) as CachedProfile['result'];
      if (known?.profile.url === url) keys.push(key);
    }
  }
  await trx.deleteFrom('profile_cache').where('key', 'in', keys).execute();
}

type ReadProfile = { platform: Platform; websiteType: WebsiteType; handle: string; url: string };

function asPattern(text: string): string {
  return text.replaceAll(/[!%_]/gu, '!$&');
}

/** Forgets readings that nobody asked for again in a week. */
export async function sweepProfileCache(database: Database, now: number): Promise<void> {
  await database.db
    .deleteFrom('profile_cache')
    .where('expires_at', '<', now - 7 * 24 * 60 * 60 * 1000)
    .execute();
}

/** What was read before messages were values says its warnings in words. */
function withMessages(result: CachedProfile['result']): CachedProfile['result'] {
  if (result === null) return null;
  const { profile, report } = result;
  return { profile, report: { ...report, warnings: v.parse(WarningsSchema, report.warnings) } };
}
