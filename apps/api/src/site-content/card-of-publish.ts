import type { Executor } from '../database/database.ts';

/** Where the card of a published version stands: the file itself says whether there is one; null: there is none. */
export async function cardOf(db: Executor, publishId: string | null, origin: string): Promise<string | null> {
  const row = await db
    .selectFrom('publish_files')
    .select('path')
    .where('publish_id', '=', publishId ?? '')
    .where('path', 'like', '/assets/card-%')
    .executeTakeFirst();
  return row === undefined ? null : `${origin}${row.path}`;
}
