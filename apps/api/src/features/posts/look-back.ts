import type { Post } from '@tosite/validation/posts/post';
import { notFound } from '../../http/api-failure.ts';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import { isBehind } from '../../publishing/owed-publish.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { columnsOfFields, fieldsOfPost, postOfRow, sameFields } from '../../site-content/post-row.ts';
import { findPost, websiteOfPost } from '../../site-content/post-store.ts';
import { afterSave } from './after-save.ts';
import { keepVersion, readVersion, versionsOfPost } from './post-versions.ts';

/** The owner's post, which is there. Fails with `not_found`. */
export async function ownPost(db: Executor, ownerId: string, id: string): Promise<PostsTable> {
  const websiteId = await websiteOfPost(db, ownerId, id);
  const row = websiteId === null ? null : await findPost(db, websiteId, id);
  if (row === null) throw notFound();
  return row;
}

export async function listVersions(db: Executor, ownerId: string, id: string) {
  const { id: postId } = await ownPost(db, ownerId, id);
  return { versions: await versionsOfPost(db, postId) };
}

/** A post as restoring the version would make it. */
export async function readPostVersion(
  db: Executor,
  ownerId: string,
  { id, versionId }: { id: string; versionId: string },
): Promise<{ post: Post }> {
  const row = await ownPost(db, ownerId, id);
  const version = await readVersion(db, row.id, versionId);
  if (version === null) throw notFound();
  const updatedAt = new Date(version.at).toISOString();
  return { post: { ...postOfRow(row), ...version.fields, updatedAt } };
}

/** Makes a post say again what it said; what it says now is a version afterwards. Live when this resolves. */
export async function restorePostVersion(
  services: WebsiteServices,
  ownerId: string,
  { id, versionId }: { id: string; versionId: string },
): Promise<{ post: Post }> {
  const { database, publisher } = services;
  const saved = await database.transaction(async (trx) => {
    const now = services.now();
    const { website_id: websiteId } = await ownPost(trx, ownerId, id);
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const before = await findPost(trx, websiteId, id);
    const version = await readVersion(trx, id, versionId);
    if (before === null || version === null) throw notFound();
    const was = fieldsOfPost(postOfRow(before));
    const fields = { ...was, ...version.fields };
    if (sameFields(was, fields)) return { row: before, isSeen: false };
    await keepVersion(trx, before, { now, always: true });
    const after: PostsTable = {
      ...before,
      ...columnsOfFields(fields, now),
      revision: before.revision + 1,
    };
    const { id: _, website_id: __, position: ___, created_at: ____, ...columns } = after;
    await trx.updateTable('posts').set(columns).where('id', '=', id).execute();
    return { row: after, isSeen: await afterSave(services, trx, website, { before, after }) };
  });
  const { row } = saved;
  if (saved.isSeen || (row.status === 'published' && (await isBehind(database.db, row.website_id))))
    await publisher.publish(row.website_id, 'posts');
  return { post: postOfRow(row) };
}
