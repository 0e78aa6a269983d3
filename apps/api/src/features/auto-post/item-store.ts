import type { Selectable } from 'kysely';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Executor } from '../../database/database.ts';
import type { AutoPostItemsTable } from '../../database/schema.ts';
import { stored } from './auto-post-store.ts';
import type { PostingPlatform, SourceItem } from './source-items.ts';

export type ItemRow = Selectable<AutoPostItemsTable>;
export type ItemPlace = { websiteId: string; platform: PostingPlatform };

const AT_ONCE = 500;

export async function knownItems(
  db: Executor,
  { websiteId, platform }: ItemPlace,
): Promise<Map<string, ItemRow['status']>> {
  const rows = await db
    .selectFrom('auto_post_items')
    .select(['item', 'status'])
    .where('website_id', '=', websiteId)
    .where('platform', '=', platform)
    .execute();
  return new Map(rows.map(({ item, status }) => [item, status]));
}

/** Writes items down for good; one that is known stays as it is. */
export async function insertItems(
  trx: Executor,
  { websiteId, platform }: ItemPlace,
  items: readonly SourceItem[],
  how: { status: 'baseline' | 'waiting'; now: number },
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await trx
      .insertInto('auto_post_items')
      .values(
        items.slice(start, start + AT_ONCE).map(({ key, at, url }) => ({
          website_id: websiteId,
          platform,
          item: key,
          status: how.status,
          at,
          url,
          post_id: null,
          reason: null,
          run_id: null,
          seen_at: how.now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Changes items that are in this state; answers how many were. */
export async function changeItems(
  trx: Executor,
  { websiteId, platform }: ItemPlace,
  from: readonly ItemRow['status'][],
  change: { status: ItemRow['status']; postId?: string; reason?: MessageValue | null; runId?: string | null },
  keys: readonly string[] | null = null,
): Promise<number> {
  if (keys !== null && keys.length === 0) return 0;
  const { status, postId, reason, runId } = change;
  const result = await trx
    .updateTable('auto_post_items')
    .set({
      status,
      ...(postId === undefined ? {} : { post_id: postId }),
      ...(reason === undefined ? {} : { reason: stored(reason) }),
      ...(runId === undefined ? {} : { run_id: runId }),
    })
    .where('website_id', '=', websiteId)
    .where('platform', '=', platform)
    .where('status', 'in', [...from])
    .$if(keys !== null, (query) => query.where('item', 'in', [...(keys ?? [])]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The oldest that waits and was not looked at in this run; null: none. */
export async function nextWaiting(
  db: Executor,
  { websiteId, platform }: ItemPlace,
  runId: string,
): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('auto_post_items')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('platform', '=', platform)
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('run_id', 'is', null), eb('run_id', '!=', runId)]))
    .orderBy('at')
    .orderBy('item')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function countItems(
  db: Executor,
  { websiteId, platform }: ItemPlace,
  status: ItemRow['status'],
  runId: string | null = null,
): Promise<number> {
  const row = await db
    .selectFrom('auto_post_items')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('platform', '=', platform)
    .where('status', '=', status)
    .$if(runId !== null, (query) => query.where('run_id', '=', runId))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The post about this item that is or was there, whoever made it; null: nobody made one that is still known. */
export async function postEver(
  db: Executor,
  { websiteId, platform }: ItemPlace,
  key: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('source_platform', '=', platform)
    .where('source_item', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
