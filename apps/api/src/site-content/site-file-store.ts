import type { Executor } from '../database/database.ts';
import type { SiteFilesTable } from '../database/schema.ts';
import { fileFromRow, rowFromFile, type PublishedFile } from './published-file.ts';

/*
 * A file is a row for as many versions of a website as have it (docs/decisions/022): from number `since` to before number
 * `until`.
 */

/** A file with what spares drawing it again; without a key it is drawn each time. */
export type RenderedFileRecord = PublishedFile & { drawing?: { key: string; uses: readonly string[] } };

/** Of what the newest version has. */
const NO_END = Number.MAX_SAFE_INTEGER;
/** An engine bounds how many values one statement may carry. */
const AT_ONCE = 100;

export async function filesOfPublish(db: Executor, publishId: string): Promise<PublishedFile[]> {
  return (await rowsOf(db, publishId)).map(fileFromRow);
}

/** The files of the version that a website points at, with what spares drawing them again; empty before the first. */
export async function publishedFiles(db: Executor, publishId: string | null): Promise<RenderedFileRecord[]> {
  const rows = await rowsOf(db, publishId ?? '');
  return rows.map((row) => ({
    ...fileFromRow(row),
    // Written by changeSiteFiles only.
    ...(row.draw_key === ''
      ? {}
      : { drawing: { key: row.draw_key, uses: JSON.parse(row.uses) as string[] } }),
  }));
}

function rowsOf(db: Executor, publishId: string): Promise<SiteFilesTable[]> {
  return inVersion(db, publishId).selectAll('site_files').orderBy('site_files.path').execute();
}

/** How many files a version has. */
export async function countFiles(db: Executor, publishId: string): Promise<number> {
  const { count } = await inVersion(db, publishId)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function inVersion(db: Executor, publishId: string) {
  return db
    .selectFrom('site_files')
    .innerJoin('publishes', 'publishes.website_id', 'site_files.website_id')
    .where('publishes.id', '=', publishId)
    .whereRef('site_files.since', '<=', 'publishes.number')
    .whereRef('site_files.until', '>', 'publishes.number');
}

/** Writes what version `number` has otherwise than the version before it, which is the newest. */
export async function changeSiteFiles(
  trx: Executor,
  change: {
    websiteId: string;
    number: number;
    files: readonly RenderedFileRecord[];
    before: readonly RenderedFileRecord[];
  },
): Promise<void> {
  const { websiteId, number, files } = change;
  const before = new Map(change.before.map((file) => [file.path, file]));
  const kept = new Set<string>();
  const added: RenderedFileRecord[] = [];
  for (const file of files) {
    const known = before.get(file.path);
    if (known !== undefined && isSame(known, file)) kept.add(file.path);
    else added.push(file);
  }
  const ended = [...before.keys()].filter((path) => !kept.has(path));
  for (let start = 0; start < ended.length; start += AT_ONCE) {
    await trx
      .updateTable('site_files')
      .set({ until: number })
      .where('website_id', '=', websiteId)
      .where('path', 'in', ended.slice(start, start + AT_ONCE))
      .where('until', '=', NO_END)
      .execute();
  }
  const rows = added.map((file) => ({
    website_id: websiteId,
    since: number,
    until: NO_END,
    ...rowFromFile(file),
    draw_key: file.drawing?.key ?? '',
    uses: JSON.stringify(file.drawing?.uses ?? []),
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await trx
      .insertInto('site_files')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
}

function isSame(a: RenderedFileRecord, b: RenderedFileRecord): boolean {
  return a === b || JSON.stringify(told(a)) === JSON.stringify(told(b));
}

function told(file: RenderedFileRecord): unknown {
  return [rowFromFile(file), file.drawing?.key, file.drawing?.uses];
}

/** Where versions of a website have these bytes already, by their hash. */
export async function findStoredFiles(
  db: Executor,
  websiteId: string,
  hashes: readonly string[],
): Promise<{ hash: string; key: string }[]> {
  const found: { hash: string; key: string }[] = [];
  for (let start = 0; start < hashes.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('site_files')
      .select(['hash', 'storage_key as key'])
      .distinct()
      .where('website_id', '=', websiteId)
      .where('hash', 'in', hashes.slice(start, start + AT_ONCE))
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Those of the keys that some version names. */
export async function keysInUse(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('site_files')
      .select('storage_key')
      .distinct()
      .where('storage_key', 'in', keys.slice(start, start + AT_ONCE))
      .execute();
    for (const { storage_key: key } of rows) used.add(key);
  }
  return used;
}

/**
 * Forgets the files that only dropped versions have; `kept` are the numbers of all others, the newest among them.
 * Answers where they were stored.
 */
export async function dropSiteFiles(
  trx: Executor,
  websiteId: string,
  versions: { dropped: readonly number[]; kept: readonly number[] },
): Promise<string[]> {
  // Between two neighbours that are kept lies what no kept version has.
  const gaps = new Map(
    versions.dropped.map((number) => {
      const before = Math.max(0, ...versions.kept.filter((each) => each < number));
      const after = Math.min(NO_END - 1, ...versions.kept.filter((each) => each > number));
      return [before, after];
    }),
  );
  const keys: string[] = [];
  for (const [before, after] of gaps) {
    const rows = await trx
      .deleteFrom('site_files')
      .where('website_id', '=', websiteId)
      .where('until', '>', before)
      .where('until', '<=', after)
      .where('since', '>', before)
      .returning('storage_key')
      .execute();
    keys.push(...rows.map((row) => row.storage_key));
  }
  return keys;
}
