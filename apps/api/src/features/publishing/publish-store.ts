import type { Executor } from '../../database/database.ts';
import { fileFromRow, rowFromFile, type PublishedFile } from './published-file.ts';

export type PublishReason = 'create' | 'design' | 'edit' | 'pictures' | 'verified' | 'sync';

/** Writes a version's list of files; it is visible only once a website points at it. */
export async function insertPublish(
  trx: Executor,
  publish: {
    id: string;
    websiteId: string;
    reason: PublishReason;
    files: readonly PublishedFile[];
    now: number;
  },
): Promise<void> {
  await trx
    .insertInto('publishes')
    .values({
      id: publish.id,
      website_id: publish.websiteId,
      created_at: publish.now,
      reason: publish.reason,
      files: publish.files.length,
      bytes: publish.files.reduce((sum, file) => sum + file.size, 0),
    })
    .execute();
  // In parts: an engine bounds how many values one statement may carry.
  for (let start = 0; start < publish.files.length; start += 100) {
    await trx
      .insertInto('publish_files')
      .values(
        publish.files
          .slice(start, start + 100)
          .map((file) => ({ publish_id: publish.id, ...rowFromFile(file) })),
      )
      .execute();
  }
}

/**
 * Points the website at a version, unless the website was changed since the version was drawn.
 * Answers whether the pointer was switched.
 */
export async function switchPublished(
  trx: Executor,
  change: { websiteId: string; publishId: string; contentVersion: number },
): Promise<boolean> {
  const result = await trx
    .updateTable('websites')
    .set({ published_id: change.publishId })
    .where('id', '=', change.websiteId)
    .where('content_version', '=', change.contentVersion)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function filesOfPublish(db: Executor, publishId: string): Promise<PublishedFile[]> {
  const rows = await db
    .selectFrom('publish_files')
    .selectAll()
    .where('publish_id', '=', publishId)
    .orderBy('path')
    .execute();
  return rows.map(fileFromRow);
}

/** The version that a website points at; empty before the first. */
export async function publishedFiles(db: Executor, publishId: string | null): Promise<PublishedFile[]> {
  return publishId === null ? [] : filesOfPublish(db, publishId);
}

/**
 * Forgets all but the newest versions of a website. Answers the storage keys that only they used, to be deleted once
 * the transaction is committed.
 */
export async function dropOldPublishes(trx: Executor, websiteId: string, kept: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('publishes')
    .select('id')
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1000)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const own = `sites/${websiteId}/`;
  const dropped = await trx
    .deleteFrom('publish_files')
    .where('publish_id', 'in', ids)
    .returning('storage_key')
    .execute();
  await trx.deleteFrom('publishes').where('id', 'in', ids).execute();
  const candidates = [...new Set(dropped.map((row) => row.storage_key))].filter((key) => key.startsWith(own));
  const keys: string[] = [];
  for (const key of candidates) {
    const used = await trx
      .selectFrom('publish_files')
      .select('path')
      .where('storage_key', '=', key)
      .limit(1)
      .executeTakeFirst();
    if (used === undefined) keys.push(key);
  }
  return keys;
}
