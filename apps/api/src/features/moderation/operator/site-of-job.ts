import type { Executor } from '../../../database/database.ts';

/** The label of the website that a job names; null: it names none, or it is gone. */
export async function siteOfJob(db: Executor, payload: unknown): Promise<string | null> {
  const { websiteId, holder } = (payload ?? {}) as { websiteId?: unknown; holder?: unknown };
  const id = typeof websiteId === 'string' ? websiteId : holder;
  if (typeof id !== 'string') return null;
  const row = await db
    .selectFrom('websites')
    .select('label')
    .where('id', '=', id.replace(/^website:/u, ''))
    .executeTakeFirst();
  return row?.label ?? null;
}
