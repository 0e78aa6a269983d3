import { columnsOfFields, fieldsOfPost, postOfRow } from '../../site-content/post-row.ts';
import type { Job } from '../../queue/queue.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import type { PostsTable } from '../../database/schema.ts';
import { afterSave } from './after-save.ts';
import { planDue } from '../../publishing/plan-due.ts';

const AT_ONCE = 500;

/** Puts up what is due of a website. Run twice, or by two at once, each post goes up once. */
export async function publishDueJob(services: WebsiteServices, job: Job<'publish-posts'>): Promise<void> {
  const { database, publisher, now } = services;
  const { websiteId } = job.payload;
  const website = await database.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', websiteId)
    .executeTakeFirst();
  // Deleted, or another's, since the job was made.
  if (website === undefined || website.owner_id !== job.ownerId) return;
  const isSeen = await database.transaction(async (trx) => {
    await job.fence(trx);
    const locked = await lockOwnWebsite(trx, website.owner_id, websiteId);
    const due = await trx
      .selectFrom('posts')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', now())
      .where('deleted_at', 'is', null)
      .orderBy('publish_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    let current = locked;
    for (const before of due) {
      const after = shown(before, now());
      await trx
        .updateTable('posts')
        .set({
          status: after.status,
          content_hash: after.content_hash,
          updated_at: after.updated_at,
          revision: after.revision,
          first_shown_at: after.first_shown_at,
        })
        .where('id', '=', before.id)
        .execute();
      await afterSave(services, trx, current, { before, after });
      // The section of posts may have joined the order with the first one.
      current = await lockOwnWebsite(trx, website.owner_id, websiteId);
    }
    if (due.length === 0) await planDue(services, trx, locked);
    return due.length > 0;
  });
  if (isSeen) await publisher.publish(websiteId, 'posts');
}

/** It bears the time that was planned for it. */
function shown(before: PostsTable, now: number): PostsTable {
  const fields = { ...fieldsOfPost(postOfRow(before)), status: 'published' as const };
  return {
    ...before,
    ...columnsOfFields(fields, now),
    revision: before.revision + 1,
    first_shown_at: before.first_shown_at ?? now,
  };
}

/** Plans what is due by the next sweep, and what was missed. */
export async function sweepDue({ database, queue, now }: WebsiteServices): Promise<void> {
  const due = await database.db
    .selectFrom('posts')
    .innerJoin('websites', 'websites.id', 'posts.website_id')
    .select(['websites.id as id', 'websites.owner_id as owner_id'])
    .distinct()
    .where('posts.status', '=', 'scheduled')
    .where('posts.publish_at', '<=', now() + 3 * 3_600_000)
    .where('posts.deleted_at', 'is', null)
    .orderBy('websites.id')
    .limit(AT_ONCE)
    .execute();
  for (const website of due) await database.transaction(async (trx) => planDue({ queue, now }, trx, website));
}
