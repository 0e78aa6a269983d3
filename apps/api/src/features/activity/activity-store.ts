import type { Executor } from '../../database/database.ts';
import { newId } from '../../new-id.ts';

export type ActivityKind =
  | 'website_created'
  | 'website_renamed'
  | 'website_edited'
  | 'website_deleted'
  | 'design_saved'
  | 'connection_expired'
  | 'profile_edited'
  | 'profile_synced'
  | 'source_added'
  | 'source_removed';

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
