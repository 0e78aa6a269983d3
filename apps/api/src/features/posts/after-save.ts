import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import { showPosts } from '../../publishing/show-posts.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { recordActivity, type ActivityKind } from '../../site-content/activity-store.ts';
import { notCopied } from '../../site-content/media-store.ts';
import { lookAgainAt, picturesOfPost } from '../../site-content/post-pictures.ts';
import { postOfRow } from '../../site-content/post-row.ts';
import { hasPublished } from '../../site-content/post-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { planDue } from '../../publishing/plan-due.ts';

/**
 * What hangs on a post that was written or changed in this transaction: its day, its place on the site, its pictures,
 * and the line in the owner's list. Answers whether visitors see another site now, which is owed to them then.
 */
export async function afterSave(
  services: Pick<WebsiteServices, 'queue' | 'now'>,
  trx: Executor,
  website: WebsiteRecord,
  { before, after }: { before: PostsTable | null; after: PostsTable },
): Promise<boolean> {
  const { queue, now } = services;
  const pictures = picturesOfPost(postOfRow(after));
  if (before !== null) {
    const kept = new Set(pictures);
    const dropped = picturesOfPost(postOfRow(before)).filter((url) => !kept.has(url));
    await lookAgainAt(trx, website.id, dropped, now());
  }
  if (before?.status === 'scheduled' || after.status === 'scheduled') await planDue(services, trx, website);
  const kind = activityOf(before?.status ?? 'draft', after.status);
  if (kind !== null) {
    const data = { title: after.title.slice(0, 120) };
    await recordActivity(trx, { userId: website.owner_id, websiteId: website.id, kind, data, now: now() });
  }
  if (before?.status !== 'published' && after.status !== 'published') return false;
  const isFirst = before?.status !== 'published' && !(await hasPublished(trx, website.id, [after.id]));
  await showPosts(services, trx, website, isFirst);
  const holder = `website:${website.id}` as const;
  // Uploaded ones are here.
  if (after.status === 'published' && (await notCopied(trx, holder, pictures)).length > 0) {
    await queue.enqueue(
      trx,
      'copy-pictures',
      { holder },
      { ownerId: website.owner_id, dedupeKey: website.id },
    );
  }
  return true;
}

function activityOf(before: PostsTable['status'], after: PostsTable['status']): ActivityKind | null {
  if (before === after) return null;
  if (after === 'published') return 'post_published';
  if (after === 'scheduled') return 'post_scheduled';
  return before === 'published' ? 'post_unpublished' : null;
}
