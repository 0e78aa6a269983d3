import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { Executor } from '../../database/database.ts';
import type { Range } from './range.ts';
import { addDays, beginOfDay, zonedTime } from './zoned-day.ts';

const MOST = 200;

/** The posts that went up in the range, oldest first. */
export async function publishedPosts(
  db: Executor,
  websiteId: string,
  { from, to, timezone }: Range,
): Promise<Analytics['published']> {
  const rows = await db
    .selectFrom('posts')
    .select(['title', 'slug', 'publish_at'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('publish_at', '>=', beginOfDay(timezone, from))
    .where('publish_at', '<', beginOfDay(timezone, addDays(to, 1)))
    .orderBy('publish_at', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .toReversed()
    .flatMap(({ title, slug, publish_at: at }) =>
      at === null ? [] : [{ t: zonedTime(timezone, Number(at)), title, path: `/posts/${slug}/` }],
    );
}
