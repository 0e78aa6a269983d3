import type { Executor } from '../../database/database.ts';
import type { UploadsTable } from '../../database/schema.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { isInPosts } from '../../site-content/post-pictures.ts';

/** The parts of a version in which an owner may name a picture of theirs. */
const WRITTEN_PARTS = ['look', 'seo', 'edits'];

/** What one owner may keep. */
export const UPLOAD_ROOM = { files: 5_000, bytes: 500 * 1024 ** 2 } as const;

/**
 * Remembers an upload, and fails with `conflict` when the owner has no room for it. The owner's row is taken first,
 * so that of many uploads at once only as many pass as there is room for.
 */
export async function insertUpload(
  trx: Executor,
  upload: UploadsTable,
  room: { files: number; bytes: number } = UPLOAD_ROOM,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', upload.owner_id)
    .execute();
  const others = await trx
    .selectFrom('uploads')
    .select((eb) => [eb.fn.countAll().as('files'), eb.fn.sum('bytes').as('bytes')])
    .where('owner_id', '=', upload.owner_id)
    .where((eb) =>
      eb.not(eb.and([eb('website_id', '=', upload.website_id), eb('image_url', '=', upload.image_url)])),
    )
    .executeTakeFirst();
  const used = { files: Number(others?.files ?? 0), bytes: Number(others?.bytes ?? 0) };
  if (used.files + 1 > room.files || used.bytes + upload.bytes > room.bytes) {
    throw new ApiFailure('conflict', { id: 'upload.noRoomForPictures' });
  }
  await trx
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'image_url']).doUpdateSet({
        media_id: upload.media_id,
        bytes: upload.bytes,
        unused_since: upload.unused_since,
      }),
    )
    .execute();
}

/** Nothing may show it from now on: looked at again a day later. What is no upload of theirs is left alone. */
export async function markUnused(
  db: Executor,
  place: { ownerId: string; websiteId: string; imageUrl: string; now: number },
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ unused_since: place.now })
    .where('website_id', '=', place.websiteId)
    .where('image_url', '=', place.imageUrl)
    .where('owner_id', '=', place.ownerId)
    .execute();
}

/** The websites of this owner for which this picture was uploaded. */
export async function websitesOfUpload(db: Executor, ownerId: string, imageUrl: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('website_id')
    .where('owner_id', '=', ownerId)
    .where('image_url', '=', imageUrl)
    .orderBy('website_id')
    .execute();
  return rows.map(({ website_id: id }) => id);
}

export async function unusedUploads(db: Executor, since: number): Promise<UploadsTable[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('unused_since', '<', since)
    .orderBy('unused_since')
    .limit(100)
    .execute();
}

/**
 * Whether the website names the picture anywhere, as it is or in a version that can be had again: in what its owner
 * wrote, in its design, in its SEO settings, in its posts.
 */
export async function isMentioned(db: Executor, websiteId: string, imageUrl: string): Promise<boolean> {
  const row = await db.selectFrom('websites').select('spec').where('id', '=', websiteId).executeTakeFirst();
  const name = JSON.stringify(imageUrl);
  if (row?.spec.includes(name) === true) return true;
  if (await isInPosts(db, websiteId, imageUrl)) return true;
  const versions = await db
    .selectFrom('version_parts')
    .innerJoin('publish_parts', 'publish_parts.hash', 'version_parts.hash')
    .innerJoin('publishes', 'publishes.id', 'publish_parts.publish_id')
    .select('version_parts.body')
    .distinct()
    .where('version_parts.website_id', '=', websiteId)
    .where('publishes.website_id', '=', websiteId)
    .where('publish_parts.part', 'in', WRITTEN_PARTS)
    .execute();
  return versions.some(({ body }) => body.includes(name));
}

export async function markUsed(db: Executor, websiteId: string, imageUrl: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ unused_since: null })
    .where('website_id', '=', websiteId)
    .where('image_url', '=', imageUrl)
    .execute();
}

/** The website knows the picture no longer; its files go with the next sweep that finds nothing showing them. */
export async function forgetUpload(trx: Executor, websiteId: string, imageUrl: string): Promise<void> {
  await trx
    .deleteFrom('uploads')
    .where('website_id', '=', websiteId)
    .where('image_url', '=', imageUrl)
    .execute();
  await trx
    .deleteFrom('media_links')
    .where('holder', '=', `website:${websiteId}`)
    .where('source_url', '=', imageUrl)
    .execute();
}
