import type { Executor } from '../database/database.ts';
import type { StoredVariant } from './media-store.ts';

/**
 * Forgets those of the copies that no holder has and no kept version of a site shows. Answers the keys of their files,
 * to be deleted once the transaction is committed.
 */
export async function dropUnshown(trx: Executor, ids: readonly string[]): Promise<string[]> {
  const dropped: string[] = [];
  for (const id of ids) {
    const copy = await trx
      .selectFrom('media')
      .select('variants')
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('media_links').select('holder').whereRef('media_links.media_id', '=', 'media.id'),
          ),
        ),
      )
      .executeTakeFirst();
    if (copy === undefined) continue;
    // Written by the media store only.
    const keys = (JSON.parse(copy.variants) as StoredVariant[]).map(({ key }) => key);
    const shown = await trx
      .selectFrom('site_files')
      .select('path')
      .where('storage_key', 'in', keys)
      .limit(1)
      .executeTakeFirst();
    if (shown !== undefined) continue;
    await trx.deleteFrom('media').where('id', '=', id).execute();
    dropped.push(...keys);
  }
  return dropped;
}
