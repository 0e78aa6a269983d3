import type { Executor } from '../database/database.ts';
import { filmId } from './film-store.ts';
import type { StoredVariant } from './media-store.ts';
import { originalOf } from './picture-keys.ts';

/**
 * Those of the keys that no row names: of pages that were drawn and never shown, of a deletion that was cut off.
 * A key of a kind that is not known here is never among them.
 */
export async function ownerless(db: Executor, keys: readonly string[]): Promise<string[]> {
  const of = (folder: string): string[] => keys.filter((key) => key.startsWith(folder));
  return [
    ...(await withoutVersion(db, of('sites/'))),
    ...(await withoutPreview(db, of('previews/'))),
    ...(await withoutCopy(db, of('media/'))),
  ];
}

async function withoutVersion(db: Executor, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('site_files')
    .select('storage_key')
    .distinct()
    .where('storage_key', 'in', keys)
    .execute();
  return except(
    keys,
    rows.map((row) => row.storage_key),
  );
}

async function withoutPreview(db: Executor, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const hashes = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const rows = await db
    .selectFrom('preview_files')
    .select('storage_key')
    .where('preview_hash', 'in', hashes)
    .where('storage_key', 'in', keys)
    .execute();
  return except(
    keys,
    rows.map((row) => row.storage_key),
  );
}

async function withoutCopy(db: Executor, keys: readonly string[]): Promise<string[]> {
  const known = keys.flatMap((key) => originalOf(key) ?? []);
  if (known.length === 0) return [];
  const ids = [...new Set(known.flatMap((original) => [original, filmId(original)]))];
  const rows = await db.selectFrom('media').select('variants').where('id', 'in', ids).execute();
  // Written by the media store only.
  const named = rows.flatMap(({ variants }) =>
    (JSON.parse(variants) as StoredVariant[]).map(({ key }) => key),
  );
  return except(
    keys.filter((key) => originalOf(key) !== null),
    named,
  );
}

function except(keys: readonly string[], named: readonly string[]): string[] {
  const known = new Set(named);
  return keys.filter((key) => !known.has(key));
}
