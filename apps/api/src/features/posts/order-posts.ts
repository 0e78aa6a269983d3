import { sql } from 'kysely';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { showPosts } from '../../publishing/show-posts.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { wrongField } from './post-failures.ts';

const AT_ONCE = 400;

export type Ordered = { _id: string; position: number };

/** Puts the posts of a website in an order, which names each of them once. Live when this resolves. */
export async function orderPosts(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  ids: readonly string[],
): Promise<Ordered[]> {
  const { database, publisher } = services;
  const isSeen = await database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const rows = await trx
      .selectFrom('posts')
      .select(['id', 'position', 'status', 'deleted_at'])
      .where('website_id', '=', websiteId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    assertWhole(rows, ids);
    const there = rows.filter(({ deleted_at: at }) => at === null);
    const positionOf = new Map(ids.map((id, position) => [id, position]));
    const moved = there.filter(({ id, position }) => positionOf.get(id) !== position);
    await writePositions(
      trx,
      moved.map(({ id }) => ({ _id: id, position: positionOf.get(id) ?? 0 })),
    );
    const published = new Set(there.filter(({ status }) => status === 'published').map(({ id }) => id));
    const before = [...published];
    const after = ids.filter((id) => published.has(id));
    if (after.every((id, index) => id === before[index])) return false;
    await showPosts(services, trx, website, false);
    return true;
  });
  if (isSeen) await publisher.publish(websiteId, 'posts');
  return ids.map((id, position) => ({ _id: id, position }));
}

/** Fails when the order names a post twice or one of elsewhere, or when there are others by now than it names. */
function assertWhole(
  rows: readonly { id: string; deleted_at: number | null }[],
  ids: readonly string[],
): void {
  const named = new Set(ids);
  if (named.size !== ids.length) throw wrongField('postIds', { id: 'post.orderTwice' });
  const known = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw wrongField('postIds', { id: 'post.orderForeign' });
  if (rows.some(({ id, deleted_at: at }) => (at === null) !== named.has(id)))
    throw new ApiFailure('conflict', { id: 'post.orderChanged' });
}

async function writePositions(trx: Executor, moved: readonly Ordered[]): Promise<void> {
  for (let start = 0; start < moved.length; start += AT_ONCE) {
    const part = moved.slice(start, start + AT_ONCE);
    const cases = part.map(({ _id, position }) => sql`when ${_id} then cast(${position} as integer)`);
    await trx
      .updateTable('posts')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} else position end` })
      .where(
        'id',
        'in',
        part.map(({ _id }) => _id),
      )
      .execute();
  }
}
