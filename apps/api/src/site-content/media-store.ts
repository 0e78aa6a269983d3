import { createHash } from 'node:crypto';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import type { Executor } from '../database/database.ts';

/** One width of a copied picture: where pages find it, where it is stored, and the hash of its bytes. */
export type StoredVariant = {
  width: number;
  height: number;
  path: string;
  key: string;
  hash: string;
  size: number;
};
export type StoredMedia = Omit<StoredImage, 'variants'> & {
  variants: readonly StoredVariant[];
  bytes: number;
};

/** Who shows pictures: a website or an account by its id, or a preview by the hash of its id. */
export type MediaHolder = `website:${string}` | `preview:${string}` | `account:${string}`;

function hashOfAddress(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

export async function findMedia(db: Executor, id: string): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : mediaFromRow(row);
}

/** Remembers a copy; when somebody else copied the same picture meanwhile, theirs is the one. */
export async function insertMedia(db: Executor, media: StoredMedia, now: number): Promise<StoredMedia> {
  const inserted = await db
    .insertInto('media')
    .values({
      id: media.id,
      width: media.width,
      height: media.height,
      color: media.color,
      placeholder: media.placeholder,
      variants: JSON.stringify(media.variants),
      bytes: media.bytes,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted === undefined ? ((await findMedia(db, media.id)) ?? media) : media;
}

/** Remembers that this address is this copy for this holder; `mediaId` null: the picture is dead. */
export async function linkMedia(
  db: Executor,
  link: { holder: MediaHolder; url: string; mediaId: string | null; now: number },
): Promise<void> {
  await db
    .insertInto('media_links')
    .values({
      holder: link.holder,
      source_hash: hashOfAddress(link.url),
      source_url: link.url.slice(0, 2048),
      media_id: link.mediaId,
      checked_at: link.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['holder', 'source_hash'])
        .doUpdateSet({ media_id: link.mediaId, checked_at: link.now }),
    )
    .execute();
}

/** Those of the addresses that the holder has no copy of, and of which nobody knows yet that they are dead. */
export async function notCopied(
  db: Executor,
  holder: MediaHolder,
  urls: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('media_links')
    .select('source_url')
    .where('holder', '=', holder)
    .where('source_hash', 'in', ['', ...urls.map(hashOfAddress)])
    .execute();
  const known = new Set(rows.map((row) => row.source_url));
  return urls.filter((url) => !known.has(url));
}

/** Every copy of a picture that a holder's pages may show, or of these, by the address that the profile names. */
export async function mediaOfHolder(
  db: Executor,
  holder: MediaHolder,
  urls?: readonly string[],
): Promise<Map<string, StoredMedia | null>> {
  const all = db
    .selectFrom('media_links')
    .leftJoin('media', 'media.id', 'media_links.media_id')
    .select([
      'media_links.source_url as source_url',
      'media.id as id',
      'media.width as width',
      'media.height as height',
      'media.color as color',
      'media.placeholder as placeholder',
      'media.variants as variants',
      'media.bytes as bytes',
      'media.created_at as created_at',
    ])
    .where('media_links.holder', '=', holder)
    .where('media.content_type', 'is', null);
  const wanted =
    urls === undefined ? all : all.where('media_links.source_hash', 'in', ['', ...urls.map(hashOfAddress)]);
  const rows = await wanted.orderBy('media_links.source_hash').execute();
  return new Map(
    rows.map((row) => {
      const { source_url: url, id, width, height, color, placeholder, variants, bytes } = row;
      if (
        id === null ||
        width === null ||
        height === null ||
        color === null ||
        placeholder === null ||
        variants === null ||
        bytes === null
      ) {
        return [url, null];
      }
      return [url, mediaFromRow({ id, width, height, color, placeholder, variants, bytes })];
    }),
  );
}

/** Gives one holder the copies of another: a website takes over its preview's. */
export async function copyMediaLinks(db: Executor, from: MediaHolder, to: MediaHolder): Promise<void> {
  const rows = await db.selectFrom('media_links').selectAll().where('holder', '=', from).execute();
  if (rows.length === 0) return;
  for (let start = 0; start < rows.length; start += 100) {
    await db
      .insertInto('media_links')
      .values(rows.slice(start, start + 100).map((row) => ({ ...row, holder: to })))
      .onConflict((conflict) => conflict.columns(['holder', 'source_hash']).doNothing())
      .execute();
  }
}

/**
 * Lets go of a holder's pictures. Copies that nobody shows any more are forgotten in the same transaction; their
 * storage keys come back, to be deleted once that is committed.
 */
export async function releaseMedia(trx: Executor, holder: MediaHolder): Promise<string[]> {
  const linked = await trx
    .selectFrom('media_links')
    .select('media_id')
    .distinct()
    .where('holder', '=', holder)
    .where('media_id', 'is not', null)
    .execute();
  await trx.deleteFrom('media_links').where('holder', '=', holder).execute();
  const keys: string[] = [];
  for (const { media_id: id } of linked) {
    if (id === null) continue;
    const deleted = await trx
      .deleteFrom('media')
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('media_links').select('holder').where('media_links.media_id', '=', id)),
        ),
      )
      .returning('variants')
      .executeTakeFirst();
    if (deleted !== undefined)
      keys.push(...(JSON.parse(deleted.variants) as StoredVariant[]).map(({ key }) => key));
  }
  return keys;
}

/** The manifest that pages are drawn from. */
export function manifestOf(copies: ReadonlyMap<string, StoredMedia | null>): MediaManifest {
  return Object.fromEntries(
    [...copies].map(([url, media]) => [url, media === null ? null : imageOf(media, '')]),
  );
}

/** What a page needs of a copy; `origin` goes before the paths where another host's page shows it. */
export function imageOf(media: StoredMedia, origin: string): StoredImage {
  return {
    id: media.id,
    width: media.width,
    height: media.height,
    color: media.color,
    placeholder: media.placeholder,
    variants: media.variants.map(({ width, height, path }) => ({ width, height, path: `${origin}${path}` })),
  };
}

function mediaFromRow(row: {
  id: string;
  width: number;
  height: number;
  color: string;
  placeholder: string;
  variants: string;
  bytes: number;
}): StoredMedia {
  // Written by insertMedia only.
  return { ...row, variants: JSON.parse(row.variants) as StoredVariant[] };
}
