import { MAX_POSTS } from '@tosite/api-client/endpoints/posts';
import type { PostSummary } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { showPosts } from '../../publishing/show-posts.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { recordActivity, type ActivityKind } from '../../site-content/activity-store.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { sourceOfRow, SUMMARY_COLUMNS, summaryOfRow } from '../../site-content/post-row.ts';
import { countPosts, DELETED_KEPT_MS, hasPublished, postOfItem } from '../../site-content/post-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { planDue } from '../../publishing/plan-due.ts';
import { postExists, tooManyPosts } from './post-failures.ts';

/** Takes posts off the site, all or none; they are kept for 30 days. Off the site when this resolves. */
export async function deletePosts(
  services: WebsiteServices,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  const { now } = services;
  const wanted = [...new Set(ids)];
  await ofEachWebsite(services, ownerId, wanted, async (trx, website, own) => {
    const rows = await trx
      .updateTable('posts')
      .set({ deleted_at: now() })
      .where('id', 'in', own)
      .where('deleted_at', 'is', null)
      .returning(['id', 'status', 'title'])
      .execute();
    if (rows.length !== own.length) throw notFound();
    await note(services, trx, website, 'post_deleted', rows);
    if (rows.some(({ status }) => status === 'scheduled')) await planDue(services, trx, website);
    if (!rows.some(({ status }) => status === 'published')) return false;
    await showPosts(services, trx, website, false);
    return true;
  });
  return wanted.length;
}

/**
 * Brings deleted posts back as they were, all or none. What was planned for a time that has passed meanwhile comes back
 * as a draft: nothing goes up that its owner had taken away. Live when this resolves.
 */
export async function restorePosts(
  services: WebsiteServices,
  ownerId: string,
  ids: readonly string[],
): Promise<PostSummary[]> {
  const { database, now } = services;
  const wanted = [...new Set(ids)];
  await ofEachWebsite(services, ownerId, wanted, async (trx, website, own) => {
    const rows = await trx
      .selectFrom('posts')
      .select([...SUMMARY_COLUMNS, 'deleted_at'])
      .where('id', 'in', own)
      .execute();
    const gone = rows.filter(({ deleted_at: at }) => at !== null && at > now() - DELETED_KEPT_MS);
    if (rows.some(({ deleted_at: at }) => at !== null && at <= now() - DELETED_KEPT_MS)) throw notFound();
    if ((await countPosts(trx, website.id)) + gone.length > MAX_POSTS) throw tooManyPosts();
    const isFirst = !(await hasPublished(trx, website.id));
    for (const row of gone) {
      const twin = await postOfItem(trx, website.id, sourceOfRow(row), row.id);
      if (twin !== null) throw postExists(twin);
      const isLate = row.status === 'scheduled' && (row.publish_at ?? 0) <= now();
      await trx
        .updateTable('posts')
        .set({ deleted_at: null, ...(isLate ? { status: 'draft' as const } : {}) })
        .where('id', '=', row.id)
        .execute();
    }
    await note(services, trx, website, 'post_restored', gone);
    if (gone.some(({ status }) => status === 'scheduled')) await planDue(services, trx, website);
    if (!gone.some(({ status }) => status === 'published')) return false;
    await showPosts(services, trx, website, isFirst);
    return true;
  });
  const rows = await database.db
    .selectFrom('posts')
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', wanted)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(summaryOfRow);
}

/**
 * Does something to posts in one transaction, website after website; `work` answers whether visitors see another site
 * now. Fails with `not_found`, and changes nothing, when one of them is not this owner's.
 */
async function ofEachWebsite(
  { database, publisher }: WebsiteServices,
  ownerId: string,
  ids: readonly string[],
  work: (trx: Executor, website: WebsiteRecord, own: string[]) => Promise<boolean>,
): Promise<void> {
  const changed = await database.transaction(async (trx) => {
    const rows = await trx
      .selectFrom('posts')
      .innerJoin('websites', 'websites.id', 'posts.website_id')
      .select(['posts.id as id', 'posts.website_id as website_id'])
      .where('posts.id', 'in', ids)
      .where('websites.owner_id', '=', ownerId)
      .execute();
    if (rows.length !== ids.length) throw notFound();
    const seen: string[] = [];
    // In one order, so that of two at once neither waits for the other.
    for (const websiteId of [...new Set(rows.map((row) => row.website_id))].toSorted()) {
      const website = await lockOwnWebsite(trx, ownerId, websiteId);
      const own = rows.filter((row) => row.website_id === websiteId).map(({ id }) => id);
      if (await work(trx, website, own)) seen.push(websiteId);
    }
    return seen;
  });
  for (const websiteId of changed) await publisher.publish(websiteId, 'posts');
}

async function note(
  { now }: Pick<WebsiteServices, 'now'>,
  trx: Executor,
  website: WebsiteRecord,
  kind: ActivityKind,
  posts: readonly { title: string }[],
): Promise<void> {
  const [first] = posts;
  if (first === undefined) return;
  const data = { title: first.title.slice(0, 120), count: String(posts.length) };
  await recordActivity(trx, { userId: website.owner_id, websiteId: website.id, kind, data, now: now() });
}
