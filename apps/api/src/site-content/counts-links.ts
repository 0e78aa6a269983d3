import type { Executor } from '../database/database.ts';

/** Whether the owner of a website has it counted when its links are followed. */
export async function countsLinks(db: Executor, websiteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('analytics_settings')
    .select('count_links')
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row?.count_links === 1;
}
