import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import type { Platform, WebsiteType } from '@tosite/validation/platforms/platform';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { StoredMessageSchema } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../database/database.ts';
import type { WebsiteSourcesTable } from '../database/schema.ts';

const WarningsSchema = v.array(StoredMessageSchema);

/** A profile that feeds a website, as it was last imported. */
export type WebsiteSource = {
  id: string;
  platform: Platform;
  websiteType: WebsiteType;
  handle: string;
  profileUrl: string;
  method: string;
  warnings: MessageValue[];
  fetchedAt: number;
  syncEnabled: boolean;
  lastImport: Profile;
};

export async function insertSource(
  trx: Executor,
  websiteId: string,
  source: WebsiteSource & { position: number; nextSyncAt: number | null },
): Promise<void> {
  await trx
    .insertInto('website_sources')
    .values({
      id: source.id,
      website_id: websiteId,
      platform: source.platform,
      website_type: source.websiteType,
      handle: source.handle.slice(0, 300),
      profile_url: source.profileUrl,
      method: source.method,
      warnings: JSON.stringify(source.warnings),
      fetched_at: source.fetchedAt,
      sync_enabled: source.syncEnabled ? 1 : 0,
      last_import: JSON.stringify(source.lastImport),
      incoming: null,
      incoming_at: null,
      left_changes: '[]',
      aliases: '{}',
      sync_error: null,
      sync_failures: 0,
      needs_reconnect: 0,
      checked_at: null,
      next_sync_at: source.nextSyncAt,
      position: source.position,
    })
    .execute();
}

/** In the order in which they were added; the first one is the site's own. */
export async function sourcesOfWebsite(db: Executor, websiteId: string): Promise<WebsiteSource[]> {
  return (await sourceRows(db, websiteId)).map(sourceFromRow);
}

export async function sourceRows(
  db: Executor,
  websiteId: string,
): Promise<Selectable<WebsiteSourcesTable>[]> {
  return db
    .selectFrom('website_sources')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function sourceFromRow(row: Selectable<WebsiteSourcesTable>): WebsiteSource {
  return {
    id: row.id,
    // Platform and type are written from checked values only.
    platform: row.platform as Platform,
    websiteType: row.website_type as WebsiteType,
    handle: row.handle,
    profileUrl: row.profile_url,
    method: row.method,
    warnings: v.parse(WarningsSchema, JSON.parse(row.warnings)),
    fetchedAt: row.fetched_at,
    syncEnabled: row.sync_enabled === 1,
    lastImport: v.parse(ProfileSchema, JSON.parse(row.last_import)),
  };
}

/** What a list of websites shows of their sources, without reading the profiles. */
export async function sourceSummaries(
  db: Executor,
  websiteIds: readonly string[],
): Promise<Map<string, Omit<WebsiteSource, 'lastImport' | 'warnings'>[]>> {
  const summaries = new Map<string, Omit<WebsiteSource, 'lastImport' | 'warnings'>[]>();
  if (websiteIds.length === 0) return summaries;
  const rows = await db
    .selectFrom('website_sources')
    .select([
      'id',
      'website_id',
      'platform',
      'website_type',
      'handle',
      'profile_url',
      'method',
      'fetched_at',
      'sync_enabled',
    ])
    .where('website_id', 'in', [...websiteIds])
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const list = summaries.get(row.website_id) ?? [];
    list.push({
      id: row.id,
      platform: row.platform as Platform,
      websiteType: row.website_type as WebsiteType,
      handle: row.handle,
      profileUrl: row.profile_url,
      method: row.method,
      fetchedAt: row.fetched_at,
      syncEnabled: row.sync_enabled === 1,
    });
    summaries.set(row.website_id, list);
  }
  return summaries;
}
