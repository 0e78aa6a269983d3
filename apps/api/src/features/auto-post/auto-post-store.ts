import type { Selectable } from 'kysely';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { storeMessage } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../../database/database.ts';
import type { AutoPostsTable } from '../../database/schema.ts';

export type AutoPostRow = Selectable<AutoPostsTable>;

/** A reading that takes longer than this, and a run that makes nothing for so long, has ended without a word. */
const LONGEST = { reading: 6 * 60_000, writing: 3 * 60_000 } as const;

export function isRunUnderWay({ run_state: state, run_at: at }: AutoPostRow, now: number): boolean {
  return state !== null && at !== null && now - at < LONGEST[state];
}

/** null: it was never saved. */
export async function findAutoPost(db: Executor, websiteId: string): Promise<AutoPostRow | null> {
  const row = await db
    .selectFrom('auto_posts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function changeAutoPost(
  trx: Executor,
  websiteId: string,
  change: Partial<Omit<AutoPostsTable, 'website_id'>>,
): Promise<void> {
  await trx.updateTable('auto_posts').set(change).where('website_id', '=', websiteId).execute();
}

/** By the id of a source, since when its items are new. */
export function baselinesOf({ baselines }: Pick<AutoPostRow, 'baselines'>): Record<string, number> {
  // Written by this feature only.
  return JSON.parse(baselines) as Record<string, number>;
}

export const NO_RUN = {
  run_state: null,
  run_at: null,
  run_id: null,
  run_job: null,
  run_error: null,
} as const;
export const NO_PAUSE = { paused_at: null, paused_reason: null, gone_since: null } as const;

export const stored = (reason: MessageValue | null): string | null =>
  reason === null ? null : storeMessage(reason);
