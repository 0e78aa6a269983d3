import type { ErrorBody, ErrorCode } from '@tosite/api-client/endpoints/errors';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import type { PostJobsTable } from '../../database/schema.ts';
import { giveOneBack } from '../../writing/usage-store.ts';

/** A wish that says nothing for so long has ended without a word: its job gave up, or its owner's jobs were taken out. */
const LONGEST_SILENCE_MS = 15 * 60_000;

export function hasStopped({ status, updated_at: at }: PostJobsTable, now: number): boolean {
  return (status === 'queued' || status === 'running') && now - at >= LONGEST_SILENCE_MS;
}

/** Why there is no post, as it is kept. */
export type KeptError = {
  code: ErrorCode;
  reason: Message;
  next?: NonNullable<ErrorBody['next']>;
  postId?: string;
};

export const STOPPED: KeptError = {
  code: 'internal',
  reason: { id: 'post.writingStopped' },
  next: ['retry'],
};

/** The wish that waits or is worked on for this film; null: there is none. */
export async function jobUnderWay(
  db: Executor,
  websiteId: string,
  videoId: string,
): Promise<PostJobsTable | null> {
  const row = await db
    .selectFrom('post_jobs')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('video_id', '=', videoId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findPostJob(db: Executor, id: string): Promise<PostJobsTable | null> {
  return (await db.selectFrom('post_jobs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

type Change = Partial<Omit<PostJobsTable, 'id' | 'error' | 'detail'>> & {
  updated_at: number;
  error?: KeptError;
  detail?: Message;
};

/** The end of a wish, in the transaction of what it ends with: a model's post that was reserved and not written is given back. */
export async function endPostJob(
  db: Executor,
  { id, owner_id: ownerId, ai_period: period }: Pick<PostJobsTable, 'id' | 'owner_id' | 'ai_period'>,
  change: Change & { status: 'completed' | 'failed' },
): Promise<void> {
  if (period !== null && change.writer !== 'ai')
    await giveOneBack(db, { user_id: ownerId, kind: 'post', period });
  await setPostJob(db, id, { ...change, transcript: null, ai_period: null });
}

/** Wishes that ended without a word. */
export async function stoppedPostJobs(db: Executor, now: number): Promise<PostJobsTable[]> {
  return db
    .selectFrom('post_jobs')
    .selectAll()
    .where('status', 'in', ['queued', 'running'])
    .where('updated_at', '<=', now - LONGEST_SILENCE_MS)
    .limit(500)
    .execute();
}

export async function setPostJob(db: Executor, id: string, change: Change): Promise<void> {
  const { error, detail, ...columns } = change;
  await db
    .updateTable('post_jobs')
    .set({
      ...columns,
      ...(error === undefined ? {} : { error: JSON.stringify(error) }),
      ...(detail === undefined ? {} : { detail: JSON.stringify(detail) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Why a wish has no post, or will not get one; null: nothing went wrong so far. */
export function keptErrorOf(job: PostJobsTable, now: number): KeptError | null {
  if (hasStopped(job, now)) return STOPPED;
  // Written by setPostJob only.
  return job.error === null ? null : (JSON.parse(job.error) as KeptError);
}

/** As the answer of any call has it. */
export function presentError({ code, reason, next, postId }: KeptError): ErrorBody {
  return {
    error: code,
    message: inEnglish(reason),
    reason,
    ...(next === undefined ? {} : { next }),
    ...(postId === undefined ? {} : { post_id: postId }),
  };
}
