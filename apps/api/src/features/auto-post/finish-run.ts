import type { MessageValue } from '@tosite/validation/messages/message-value';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { changeAutoPost, NO_RUN, stored, type AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { tellOwner } from './auto-post-mails.ts';
import { changeItems, countItems, type ItemRow } from './item-store.ts';
import { nextRunAt, planRun } from './plan-run.ts';
import { insertRun, type Skipped } from './run-store.ts';

type Parts = Pick<AutoPostServices, 'env' | 'keys' | 'mails' | 'queue' | 'now'>;

/** Writes a run down and plans the next one, in the transaction that holds the website's row. One mail at most. */
export async function finishRun(
  services: Parts,
  trx: Executor,
  row: AutoPostRow,
  { ownerId, error }: { ownerId: string; error: MessageValue | null },
): Promise<void> {
  const now = services.now();
  const { website_id: websiteId, source: platform } = row;
  const place = { websiteId, platform };
  const runId = row.run_id ?? newId('apr');
  // What waited and went is named in the first run after it.
  await changeGone(trx, place, runId);
  const items = await itemsOfRun(trx, place, runId);
  const made = items.filter(({ status }) => status === 'made');
  const skipped = items.flatMap((item): Skipped[] =>
    item.reason === null ? [] : [{ url: item.url ?? '', reason: readStoredMessage(item.reason) }],
  );
  const left = await countItems(trx, place, 'waiting');
  const busy = items.filter(({ status }) => status === 'waiting').length;
  await insertRun(trx, {
    id: runId,
    websiteId,
    at: now,
    found: items.length + left - busy,
    made: made.flatMap(({ post_id: id }) => id ?? []),
    skipped,
    error,
  });
  const next = nextRunAt(row, now, error !== null);
  const isTold =
    made.length > 0
      ? await tellOwner(services, trx, row, { ownerId, websiteId }, await toldOf(trx, made))
      : error !== null && row.failure_mailed === 0
        ? await tellOwner(services, trx, row, { ownerId, websiteId }, { kind: 'auto-post-failed' })
        : false;
  const failureMailed = error !== null && (row.failure_mailed === 1 || (isTold && made.length === 0));
  await changeAutoPost(trx, websiteId, {
    ...NO_RUN,
    last_run_at: now,
    last_error: stored(error),
    failure_mailed: failureMailed ? 1 : 0,
    ...(row.paused_at === null ? { next_run_at: next } : {}),
  });
  if (row.paused_at === null) await planRun(services, trx, { ...row, ownerId, next_run_at: next });
}

async function itemsOfRun(
  trx: Executor,
  { websiteId, platform }: { websiteId: string; platform: string },
  runId: string,
): Promise<ItemRow[]> {
  return trx
    .selectFrom('auto_post_items')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('platform', '=', platform)
    .where('run_id', '=', runId)
    .orderBy('at')
    .orderBy('item')
    .execute();
}

async function changeGone(
  trx: Executor,
  place: Parameters<typeof changeItems>[1],
  runId: string,
): Promise<void> {
  await trx
    .updateTable('auto_post_items')
    .set({ run_id: runId, reason: stored({ id: 'autoPost.gone' }) })
    .where('website_id', '=', place.websiteId)
    .where('platform', '=', place.platform)
    .where('status', '=', 'gone')
    .where('reason', 'is', null)
    .execute();
}

async function toldOf(trx: Executor, made: readonly ItemRow[]) {
  const ids = made.flatMap(({ post_id: id }) => id ?? []);
  const drafts = await trx
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'draft')
    .execute();
  return { kind: 'auto-post-made' as const, made: made.length, drafts: drafts.length };
}
