import type { Executor } from '../database/database.ts';
import type { StoredVariant } from '../site-content/media-store.ts';

/** Who names a file: pages of a website, of a preview, or a copy of a picture or a film. */
export type NamedBy = 'site' | 'preview' | 'copy';
export type NamedFile = { key: string; hash: string; size: number; by: NamedBy };

const AT_ONCE = 1000;

/** Every file that rows name, some of them more than once; in pages, so that a large database is never in memory. */
export async function* namedFiles(db: Executor): AsyncGenerator<NamedFile> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('site_files')
      .select((eb) => ['storage_key as key', eb.fn.max('hash').as('hash'), eb.fn.max('size').as('size')])
      .where('storage_key', '>', after)
      .groupBy('storage_key')
      .orderBy('storage_key')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield { ...row, by: isCopy(row.key) ? 'copy' : 'site' };
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)?.key ?? '';
  }
  for (let after = { hash: '', path: '' }; ;) {
    const rows = await db
      .selectFrom('preview_files')
      .select(['preview_hash', 'path', 'storage_key as key', 'hash', 'size'])
      .where((eb) =>
        eb.or([
          eb('preview_hash', '>', after.hash),
          eb.and([eb('preview_hash', '=', after.hash), eb('path', '>', after.path)]),
        ]),
      )
      .orderBy('preview_hash')
      .orderBy('path')
      .limit(AT_ONCE)
      .execute();
    for (const { key, hash, size } of rows) yield { key, hash, size, by: isCopy(key) ? 'copy' : 'preview' };
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = { hash: last.preview_hash, path: last.path };
  }
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'variants'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { variants } of rows) {
      // Written by the media store only.
      for (const { key, hash, size } of JSON.parse(variants) as StoredVariant[])
        yield { key, hash, size, by: 'copy' };
    }
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)?.id ?? '';
  }
}

/** Pages name their pictures as well. */
function isCopy(key: string): boolean {
  return key.startsWith('media/');
}
