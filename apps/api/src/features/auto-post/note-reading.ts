import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Platform } from '@tosite/validation/platforms/platform';
import type { Executor } from '../../database/database.ts';
import { QueueFull } from '../../queue/queue.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import {
  baselinesOf,
  changeAutoPost,
  findAutoPost,
  isRunUnderWay,
  stored,
  type AutoPostRow,
} from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { countItems } from './item-store.ts';
import { finishRun } from './finish-run.ts';
import { noteItems } from './note-items.ts';
import { pause, saysGone, unpause } from './pause.ts';

/** So long the platform itself has to say that a profile is gone before it counts: a week of 404 is not enough. */
const GONE_AFTER_MS = 14 * 86_400_000;

export type ReadingNote = {
  websiteId: string;
  ownerId: string;
  /** True: this reading was asked for by a run. */
  isForRun: boolean;
  answers: readonly {
    sourceId: string;
    platform: Platform;
    /** Why the answer was not taken; null: it was. */
    refused: MessageValue | null;
    needsReconnect: boolean;
  }[];
};

/**
 * Notes what a reading brought, whoever asked for it, in the transaction that writes it down and holds the website's
 * row: each item once and for all. Whatever waits then is written by a job.
 */
export async function noteReading(
  services: AutoPostServices,
  trx: Executor,
  note: ReadingNote,
): Promise<void> {
  const { websiteId, ownerId } = note;
  const row = await findAutoPost(trx, websiteId);
  if (row === null || row.enabled === 0) return;
  const answers = note.answers.filter(({ platform }) => platform === row.source);
  if (answers.length === 0) {
    if (!note.isForRun) return;
    const reason = { id: 'autoPost.sourceGone', platform: row.source } as const;
    return pause(services, trx, row, { ownerId, reason });
  }
  const heard = new Set(answers.filter(({ refused }) => refused === null).map(({ sourceId }) => sourceId));
  if (heard.size === 0) return noteSilence(services, trx, row, note, answers);
  const current = await unpause(services, trx, { ...row, gone_since: null }, { ownerId });
  if (row.gone_since !== null) await changeAutoPost(trx, websiteId, { gone_since: null });
  const sources = (await readSourceLayers(trx, websiteId)).filter(({ id }) => heard.has(id));
  await noteItems(trx, { websiteId, platform: row.source }, sources, {
    baselines: baselinesOf(row),
    isComplete: heard.size === answers.length,
    now: services.now(),
  });
  await writeWhatWaits(services, trx, current, note, null);
}

async function noteSilence(
  services: AutoPostServices,
  trx: Executor,
  row: AutoPostRow,
  note: ReadingNote,
  answers: ReadingNote['answers'],
): Promise<void> {
  const { ownerId, websiteId } = note;
  const reason = answers[0]?.refused ?? null;
  if (reason === null) return;
  if (answers.some(({ needsReconnect }) => needsReconnect)) {
    // Whose connection ran out is told by whoever keeps it.
    const isTold = await hasExpired(trx, ownerId, row.source);
    return pause(services, trx, row, { ownerId, reason, isTold });
  }
  if (saysGone(reason)) {
    const since = row.gone_since ?? services.now();
    await changeAutoPost(trx, websiteId, { gone_since: since });
    if (services.now() - since >= GONE_AFTER_MS) {
      const gone = { id: 'autoPost.channelGone', platform: row.source } as const;
      return pause(services, trx, row, { ownerId, reason: gone });
    }
  }
  if (note.isForRun && row.paused_at === null) await writeWhatWaits(services, trx, row, note, reason);
}

/** Queues the writing where there is something to write, else the run is over. */
async function writeWhatWaits(
  services: AutoPostServices,
  trx: Executor,
  row: AutoPostRow,
  { ownerId, websiteId, isForRun }: ReadingNote,
  error: MessageValue | null,
): Promise<void> {
  const { queue, now } = services;
  const waiting = await countItems(trx, { websiteId, platform: row.source }, 'waiting');
  if (waiting === 0) {
    // One that is being written ends by itself.
    const isWritten = row.run_state === 'writing' && isRunUnderWay(row, now());
    if (isForRun && !isWritten) await finishRun(services, trx, row, { ownerId, error });
    return;
  }
  const isWriting = row.run_state === 'writing' && row.run_id !== null;
  await changeAutoPost(trx, websiteId, {
    ...(isWriting ? {} : { run_state: 'writing' as const, run_at: now() }),
    run_error: stored(error),
  });
  try {
    await queue.enqueue(trx, 'auto-post', { websiteId }, { dedupeKey: websiteId, ownerId });
  } catch (error) {
    // The reading is kept; the sweep goes on with what waits.
    if (!(error instanceof QueueFull)) throw error;
  }
}

async function hasExpired(trx: Executor, ownerId: string, platform: string): Promise<boolean> {
  const row = await trx
    .selectFrom('connections')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('platform', '=', platform)
    .where('status', '=', 'expired')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
