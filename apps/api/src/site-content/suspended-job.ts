import type { Executor } from '../database/database.ts';

/** So often a job looks whether its website is back. */
export const LOOK_AGAIN_MS = 15 * 60_000;

/** Whether what a job is about is a website that was taken down: nothing is read, written or shown for it meanwhile. */
export async function isOfSuspended(db: Executor, payload: object): Promise<boolean> {
  const websiteId = await websiteOf(db, payload as Record<string, unknown>);
  if (websiteId === null) return false;
  const row = await db
    .selectFrom('websites')
    .select('id')
    .where('id', '=', websiteId)
    .where('status', '=', 'suspended')
    .executeTakeFirst();
  return row !== undefined;
}

async function websiteOf(db: Executor, payload: Record<string, unknown>): Promise<string | null> {
  const { websiteId, holder, postJobId } = payload;
  if (typeof websiteId === 'string') return websiteId;
  if (typeof holder === 'string' && holder.startsWith('website:')) return holder.slice('website:'.length);
  if (typeof postJobId !== 'string') return null;
  const wish = await db
    .selectFrom('post_jobs')
    .select('website_id')
    .where('id', '=', postJobId)
    .executeTakeFirst();
  return wish?.website_id ?? null;
}
