import type { Activity } from '@tosite/api-client/endpoints/activity';
import type { Executor } from '../database/database.ts';
import { newId } from '../new-id.ts';

export type ActivityKind =
  | 'website_created'
  | 'website_renamed'
  | 'website_edited'
  | 'website_deleted'
  | 'design_saved'
  | 'seo_saved'
  | 'version_restored'
  | 'connection_expired'
  | 'profile_edited'
  | 'profile_synced'
  | 'source_added'
  | 'source_removed'
  | 'source_proved'
  | 'post_published'
  | 'post_scheduled'
  | 'post_unpublished'
  | 'post_deleted'
  | 'post_restored';

/** Notes what happened, for the owner's list of recent activity. `data` holds names and labels, never a secret. */
export async function recordActivity(
  trx: Executor,
  entry: {
    userId: string;
    websiteId: string | null;
    kind: ActivityKind;
    data: Record<string, string>;
    now: number;
  },
): Promise<void> {
  await trx
    .insertInto('activity')
    .values({
      id: newId('act'),
      user_id: entry.userId,
      website_id: entry.websiteId,
      kind: entry.kind,
      data: JSON.stringify(entry.data),
      at: entry.now,
    })
    .execute();
}

/** The newest first. */
export async function activityOfWebsite(
  db: Executor,
  userId: string,
  websiteId: string,
  most: number,
): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'kind', 'data', 'at'])
    .where('user_id', '=', userId)
    .where('website_id', '=', websiteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, kind, data, at }) => ({
    _id: id,
    kind,
    // Written by recordActivity only.
    data: JSON.parse(data) as Record<string, string>,
    at: new Date(Number(at)).toISOString(),
  }));
}
