import type { Database, Executor } from '../database/database.ts';
import type { PublishedFile } from './published-file.ts';
import type { StoredVariant } from './media-store.ts';
import { findFilmFile } from './film-store.ts';

/** `/media/<the first letters of the id>-<width>.webp`, as the sanitizer for pictures names its copies. */
const MEDIA_PATH = /^\/media\/([0-9a-f]{20})-\d{1,5}\.webp$/u;

/**
 * One width of a stored picture, or a film, by its path alone. The path holds the hash of the original, so only who has the
 * picture or a page that shows it can name it. The editor shows from here what is not published yet.
 */
export async function findMediaFile(
  { db }: Pick<Database, 'db'>,
  pathname: string,
): Promise<PublishedFile | null> {
  const [, begin] = MEDIA_PATH.exec(pathname) ?? [];
  if (begin === undefined) return findFilmFile(db, pathname);
  const rows = await db
    .selectFrom('media')
    .select(['id', 'variants'])
    .where('id', '>=', begin)
    // The letter after the last hexadecimal digit.
    .where('id', '<', `${begin}g`)
    .orderBy('id')
    .execute();
  for (const { id, variants } of rows) {
    // Written by the media store only.
    const variant = (JSON.parse(variants) as StoredVariant[]).find(({ path }) => path === pathname);
    if (variant === undefined || (await isOfSuspendedOnly(db, id))) continue;
    const { path, hash, key, size } = variant;
    return { path, hash, key, contentType: 'image/webp', size, styleHashes: [] };
  }
  return null;
}

const WEBSITE = 'website:';

/** Whether nobody has the picture but websites that were taken down. */
async function isOfSuspendedOnly(db: Executor, mediaId: string): Promise<boolean> {
  const links = await db.selectFrom('media_links').select('holder').where('media_id', '=', mediaId).execute();
  const holders = [...new Set(links.map(({ holder }) => holder))];
  if (holders.length === 0 || holders.some((holder) => !holder.startsWith(WEBSITE))) return false;
  const suspended = await db
    .selectFrom('websites')
    .select('id')
    .where(
      'id',
      'in',
      holders.map((holder) => holder.slice(WEBSITE.length)),
    )
    .where('status', '=', 'suspended')
    .execute();
  return suspended.length === holders.length;
}
