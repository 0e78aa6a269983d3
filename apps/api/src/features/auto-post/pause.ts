import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Executor } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { changeAutoPost, NO_PAUSE, NO_RUN, stored, type AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { tellOwner } from './auto-post-mails.ts';
import { nextRunAt, planRun, withdrawRuns } from './plan-run.ts';
import { insertRun } from './run-store.ts';

type Parts = Pick<AutoPostServices, 'env' | 'keys' | 'mails' | 'queue' | 'now'>;

/** Waits until its owner has done something, and tells them once. What is new meanwhile comes afterwards. */
export async function pause(
  services: Parts,
  trx: Executor,
  row: AutoPostRow,
  { ownerId, reason, isTold = false }: { ownerId: string; reason: MessageValue; isTold?: boolean },
): Promise<void> {
  if (row.paused_at !== null) return;
  const { website_id: websiteId } = row;
  const now = services.now();
  await withdrawRuns(services, trx, websiteId);
  await insertRun(trx, {
    id: newId('apr'),
    websiteId,
    at: now,
    found: 0,
    made: [],
    skipped: [],
    error: reason,
  });
  await changeAutoPost(trx, websiteId, {
    ...NO_RUN,
    paused_at: now,
    paused_reason: stored(reason),
    next_run_at: null,
    last_error: stored(reason),
  });
  if (!isTold) await tellOwner(services, trx, row, { ownerId, websiteId }, { kind: 'auto-post-paused' });
}

/** Goes on, at once. Answers the row as it is then. */
export async function unpause(
  services: Parts,
  trx: Executor,
  row: AutoPostRow,
  { ownerId, at }: { ownerId: string; at?: number },
): Promise<AutoPostRow> {
  if (row.paused_at === null) return row;
  const change = { ...NO_PAUSE, last_error: null, next_run_at: at ?? nextRunAt(row, services.now()) };
  await changeAutoPost(trx, row.website_id, change);
  const next = { ...row, ...change };
  await planRun(services, trx, { ...next, ownerId });
  return next;
}

/** What a platform says when it knows no such profile; only its own word, never a silence. */
export function saysGone({ id }: MessageValue): boolean {
  const ids: readonly Message['id'][] = [
    'platform.youtubeNotFound',
    'platform.youtubeRemoved',
    'platform.notFound',
  ];
  return (ids as readonly string[]).includes(id);
}
