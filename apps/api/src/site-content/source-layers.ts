import * as v from 'valibot';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { readStoredMessage, storeMessage } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../database/database.ts';
import type { Profile } from '@tosite/validation/profile/profile';
import { sourceFromRow, sourceRows, type WebsiteSource } from './source-store.ts';
import { AliasesSchema, ReadingSchema, type Aliases, type Reading } from './reading.ts';

/** A source with both of its layers, what was decided about them, and how its last readings went. */
export type SourceLayers = WebsiteSource & {
  /** null: not read again since it was added. */
  incoming: Reading | null;
  /** Ids of changes that the owner left. */
  left: string[];
  aliases: Aliases;
  error: MessageValue | null;
  failures: number;
  needsReconnect: boolean;
  nextSyncAt: number | null;
  position: number;
};

const LeftSchema = v.array(v.string());

/** In the order in which they were added; the first one is the site's own. */
export async function readSourceLayers(db: Executor, websiteId: string): Promise<SourceLayers[]> {
  return (await sourceRows(db, websiteId)).map((row) => ({
    ...sourceFromRow(row),
    incoming: row.incoming === null ? null : v.parse(ReadingSchema, JSON.parse(row.incoming)),
    left: v.parse(LeftSchema, JSON.parse(row.left_changes)),
    aliases: v.parse(AliasesSchema, JSON.parse(row.aliases)),
    error: row.sync_error === null ? null : readStoredMessage(row.sync_error),
    failures: row.sync_failures,
    needsReconnect: row.needs_reconnect === 1,
    nextSyncAt: row.next_sync_at,
    position: row.position,
  }));
}

/** Absent: as it was. */
export type SourceChange = Partial<
  Pick<
    SourceLayers,
    | 'incoming'
    | 'left'
    | 'aliases'
    | 'error'
    | 'failures'
    | 'needsReconnect'
    | 'nextSyncAt'
    | 'method'
    | 'warnings'
    | 'fetchedAt'
    | 'syncEnabled'
    | 'handle'
    | 'profileUrl'
  > & { lastImport: Profile; checkedAt: number }
>;

export async function changeSource(trx: Executor, sourceId: string, change: SourceChange): Promise<void> {
  const json = (value: unknown): string | undefined =>
    value === undefined ? undefined : JSON.stringify(value);
  const flag = (value: boolean | undefined): 0 | 1 | undefined =>
    value === undefined ? undefined : value ? 1 : 0;
  const { incoming, error } = change;
  const values = {
    last_import: json(change.lastImport),
    incoming: incoming === null ? null : json(incoming),
    left_changes: json(change.left),
    aliases: json(change.aliases),
    sync_error: error === undefined || error === null ? error : storeMessage(error),
    sync_failures: change.failures,
    needs_reconnect: flag(change.needsReconnect),
    next_sync_at: change.nextSyncAt,
    checked_at: change.checkedAt,
    method: change.method,
    warnings: json(change.warnings),
    fetched_at: change.fetchedAt,
    handle: change.handle?.slice(0, 300),
    profile_url: change.profileUrl,
    sync_enabled: flag(change.syncEnabled),
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await trx.updateTable('website_sources').set(given).where('id', '=', sourceId).execute();
}
