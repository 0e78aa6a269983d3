import type { SiteDataPost } from '@tosite/validation/website/site-data';
import type { Executor } from '../../database/database.ts';
import { postOfRow } from '../../site-content/post-row.ts';
import { formerSlugs } from '../../site-content/post-slugs.ts';

/** The posts of a website with what they say, in their owner's order; what was deleted is not among them. */
export async function exportedPosts(db: Executor, websiteId: string): Promise<SiteDataPost[]> {
  const former = await formerSlugs(db, websiteId);
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { _id: id, website_id: _, position: __, revision: ___, ...post } = postOfRow(row);
    return { id, ...post, formerSlugs: former.get(id) ?? [] };
  });
}
