import { inEnglish } from '@tosite/validation/messages/in-english';
import type { AutoPostRun } from '@tosite/api-client/endpoints/auto-posts';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../../database/database.ts';
import { stored } from './auto-post-store.ts';

const KEPT = 100;

export type Skipped = { url: string; reason: MessageValue };
type Run = {
  id: string;
  websiteId: string;
  at: number;
  found: number;
  made: readonly string[];
  skipped: readonly Skipped[];
  error: MessageValue | null;
};

/** Keeps the last hundred. One that has nothing to tell but what the one before told takes its place. */
export async function insertRun(trx: Executor, run: Run): Promise<void> {
  const { websiteId, made, skipped, ...rest } = run;
  const values = {
    ...rest,
    website_id: websiteId,
    made: JSON.stringify(made),
    skipped: JSON.stringify(skipped),
    error: stored(run.error),
  };
  const last = await trx
    .selectFrom('auto_post_runs')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const saysNothing = made.length === 0 && skipped.length === 0;
  if (
    saysNothing &&
    last !== undefined &&
    last.found === values.found &&
    last.made === values.made &&
    last.skipped === values.skipped &&
    idOf(last.error) === run.error?.id
  )
    await trx.deleteFrom('auto_post_runs').where('id', '=', last.id).execute();
  await trx.insertInto('auto_post_runs').values(values).execute();
  const oldest = await trx
    .selectFrom('auto_post_runs')
    .select('id')
    .where('website_id', '=', websiteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(KEPT)
    .execute();
  if (oldest.length === 0) return;
  const ids = oldest.map(({ id }) => id);
  await trx.deleteFrom('auto_post_runs').where('id', 'in', ids).execute();
}

/** The same failure at another time has other facts. */
function idOf(error: string | null): string | undefined {
  return error === null ? undefined : readStoredMessage(error).id;
}

/** The newest first. */
export async function readRuns(db: Executor, websiteId: string): Promise<AutoPostRun[]> {
  const rows = await db
    .selectFrom('auto_post_runs')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute();
  return rows.map(({ at, found, made, skipped, error }) => {
    const reason = error === null ? null : readStoredMessage(error);
    return {
      at: new Date(at).toISOString(),
      found,
      // Written by insertRun only.
      made: JSON.parse(made) as string[],
      skipped: (JSON.parse(skipped) as Skipped[]).map(({ url, reason: why }) => ({
        url,
        reason: inEnglish(why),
        value: why,
      })),
      error: reason === null ? null : inEnglish(reason),
      ...(reason === null ? {} : { errorReason: reason }),
    };
  });
}
