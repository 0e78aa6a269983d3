import type { Executor } from '../database/database.ts';

/** Where the card of a published version stands: the file itself says whether there is one; null: there is none. */
export async function cardOf(db: Executor, publishId: string | null, origin: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_files')
    .innerJoin('publishes', 'publishes.website_id', 'site_files.website_id')
    .select('site_files.path as path')
    .where('publishes.id', '=', publishId ?? '')
    .whereRef('site_files.since', '<=', 'publishes.number')
    .whereRef('site_files.until', '>', 'publishes.number')
    .where('site_files.path', 'like', '/assets/card-%')
    .executeTakeFirst();
  return row === undefined ? null : `${origin}${row.path}`;
}
