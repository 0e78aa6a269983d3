import type { PublishReason } from '../queue/job-kinds.ts';
import type { Executor } from '../database/database.ts';
import { fileFromRow, rowFromFile, type PublishedFile } from './published-file.ts';
import { hashOfVersion, type VersionParts } from './version-parts.ts';
import { dropVersionParts, insertVersionParts } from './version-store.ts';

/** A file with what spares drawing it again; without a key it is drawn each time. */
export type RenderedFileRecord = PublishedFile & { drawing?: { key: string; uses: readonly string[] } };

/** Writes a version's files and what it was drawn from; it is visible only once a website points at it. */
export async function insertPublish(
  trx: Executor,
  publish: {
    id: string;
    websiteId: string;
    reason: PublishReason;
    files: readonly RenderedFileRecord[];
    /** Addresses that lead on, by path. */
    redirects?: readonly { from: string; to: string }[];
    parts: VersionParts;
    /** The version that was up until now. */
    before: string | null;
    now: number;
  },
): Promise<void> {
  const { id, websiteId, reason, files, redirects = [], parts, now } = publish;
  const state = hashOfVersion(parts);
  const before = await trx
    .selectFrom('publishes')
    .select(['state', 'state_at', 'state_reason'])
    .where('id', '=', publish.before ?? '')
    .executeTakeFirst();
  const isSame = before?.state === state;
  await trx
    .insertInto('publishes')
    .values({
      id,
      website_id: websiteId,
      created_at: now,
      reason,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.size, 0),
      redirects: JSON.stringify(redirects.map(({ from, to }) => [from, to])),
      state,
      state_at: isSame ? before.state_at : now,
      state_reason: isSame ? before.state_reason : reason,
    })
    .execute();
  await insertVersionParts(trx, { publishId: id, websiteId, parts });
  // In parts: an engine bounds how many values one statement may carry.
  for (let start = 0; start < files.length; start += 100) {
    await trx
      .insertInto('publish_files')
      .values(
        files.slice(start, start + 100).map((file) => ({
          publish_id: id,
          ...rowFromFile(file),
          draw_key: file.drawing?.key ?? '',
          uses: JSON.stringify(file.drawing?.uses ?? []),
        })),
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
    .set({ published_id: change.publishId, published_version: change.contentVersion })
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

/** Where addresses of a version lead that have no file, by path. */
export async function redirectsOfPublish(
  db: Executor,
  publishId: string,
): Promise<ReadonlyMap<string, string>> {
  const row = await db
    .selectFrom('publishes')
    .select('redirects')
    .where('id', '=', publishId)
    .executeTakeFirst();
  // Written by insertPublish only.
  return new Map(row === undefined ? [] : (JSON.parse(row.redirects) as [string, string][]));
}

/** The files of the version that a website points at, with what spares drawing them again; empty before the first. */
export async function publishedFiles(db: Executor, publishId: string | null): Promise<RenderedFileRecord[]> {
  const rows = await db
    .selectFrom('publish_files')
    .selectAll()
    .where('publish_id', '=', publishId ?? '')
    .execute();
  return rows.map((row) => ({
    ...fileFromRow(row),
    // Written by insertPublish only.
    ...(row.draw_key === ''
      ? {}
      : { drawing: { key: row.draw_key, uses: JSON.parse(row.uses) as string[] } }),
  }));
}

/** Where versions of a website have these bytes already, by their hash. */
export async function findStoredFiles(
  db: Executor,
  websiteId: string,
  hashes: readonly string[],
): Promise<{ hash: string; key: string }[]> {
  const found: { hash: string; key: string }[] = [];
  for (let start = 0; start < hashes.length; start += 100) {
    const rows = await db
      .selectFrom('publish_files')
      .innerJoin('publishes', 'publishes.id', 'publish_files.publish_id')
      .select(['publish_files.hash as hash', 'publish_files.storage_key as key'])
      .distinct()
      .where('publish_files.hash', 'in', hashes.slice(start, start + 100))
      .where('publishes.website_id', '=', websiteId)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Those of the keys that some version names. */
export async function keysInUse(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < keys.length; start += 100) {
    const rows = await db
      .selectFrom('publish_files')
      .select('storage_key')
      .distinct()
      .where('storage_key', 'in', keys.slice(start, start + 100))
      .execute();
    for (const { storage_key: key } of rows) used.add(key);
  }
  return used;
}

/**
 * Forgets all but the newest versions of a website that differ in what they show, and of those that do not, all but
 * the newest; the version before the current one stays in any case, for visitors who are reading it. Answers the
 * storage keys that only the others used, to be deleted once the transaction is committed.
 */
export async function dropOldPublishes(trx: Executor, websiteId: string, kept: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('publishes')
    .select(['id', 'state'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = outdated(rows, kept);
  if (ids.length === 0) return [];
  const own = `sites/${websiteId}/`;
  const dropped = await trx
    .deleteFrom('publish_files')
    .where('publish_id', 'in', ids)
    .returning('storage_key')
    .execute();
  await dropVersionParts(trx, websiteId, ids);
  await trx.deleteFrom('publishes').where('id', 'in', ids).execute();
  const candidates = [...new Set(dropped.map((row) => row.storage_key))].filter((key) => key.startsWith(own));
  const used = await keysInUse(trx, candidates);
  return candidates.filter((key) => !used.has(key));
}

/** Newest first. A version that shows the same as the next newer one is no version of its own. */
function outdated(rows: readonly { id: string; state: string }[], kept: number): string[] {
  let versions = 0;
  const ids: string[] = [];
  for (const [index, { id, state }] of rows.entries()) {
    const isRepeat = state !== '' && rows[index - 1]?.state === state;
    if (!isRepeat) versions += 1;
    if (index > 1 && (isRepeat || versions > kept)) ids.push(id);
  }
  return ids;
}
