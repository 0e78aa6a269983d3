import type { PublishReason } from '../queue/job-kinds.ts';
import type { Executor } from '../database/database.ts';
import { changeSiteFiles, dropSiteFiles, keysInUse, type RenderedFileRecord } from './site-file-store.ts';
import { hashOfVersion, type VersionParts } from './version-parts.ts';
import { dropVersionParts, insertVersionParts } from './version-store.ts';

/** Writes a version's files and what it was drawn from; it is visible only once a website points at it. */
export async function insertPublish(
  trx: Executor,
  publish: {
    id: string;
    websiteId: string;
    /** Why it was drawn. */
    reason: PublishReason;
    /** What was changed since the version that was up; '': nothing that an owner decides. */
    changedFor?: PublishReason | '';
    files: readonly RenderedFileRecord[];
    /** Addresses that lead on, by path. */
    redirects?: readonly { from: string; to: string }[];
    parts: VersionParts;
    /** The version that was up until now, with all of its files. */
    before: { id: string; files: readonly RenderedFileRecord[] } | null;
    now: number;
  },
): Promise<void> {
  const { id, websiteId, reason, changedFor = '', files, redirects = [], parts, now } = publish;
  const state = hashOfVersion(parts);
  const before = await trx
    .selectFrom('publishes')
    .select(['state', 'state_at', 'state_reason'])
    .where('id', '=', publish.before?.id ?? '')
    .executeTakeFirst();
  const isSame = before?.state === state;
  const number = await nextNumber(trx, websiteId);
  await trx
    .insertInto('publishes')
    .values({
      id,
      website_id: websiteId,
      number,
      created_at: now,
      reason,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.size, 0),
      redirects: JSON.stringify(redirects.map(({ from, to }) => [from, to])),
      state,
      state_at: isSame ? before.state_at : now,
      state_reason: isSame ? before.state_reason : changedFor || reason,
    })
    .execute();
  await insertVersionParts(trx, { publishId: id, websiteId, parts });
  await changeSiteFiles(trx, { websiteId, number, files, before: publish.before?.files ?? [] });
}

async function nextNumber(trx: Executor, websiteId: string): Promise<number> {
  const { number } = await trx
    .selectFrom('publishes')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return Number(number ?? 0) + 1;
}

/**
 * Points the website at a version, unless the website was changed since the version was drawn, or another version than
 * the one that this one differs from is up. Answers whether the pointer was switched.
 */
export async function switchPublished(
  trx: Executor,
  change: { websiteId: string; publishId: string; contentVersion: number; before: string | null },
): Promise<boolean> {
  const { websiteId, publishId, contentVersion, before } = change;
  const result = await trx
    .updateTable('websites')
    .set({ published_id: publishId, published_version: contentVersion, changed_for: '' })
    .where('id', '=', websiteId)
    .where('content_version', '=', contentVersion)
    .where('published_id', 'is not distinct from', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
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

/**
 * Forgets all but the newest versions of a website that differ in what they show, and of those that do not, all but
 * the newest; the version before the current one stays in any case, for visitors who are reading it. Answers the
 * storage keys that only the others used, to be deleted once the transaction is committed.
 */
export async function dropOldPublishes(trx: Executor, websiteId: string, kept: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('publishes')
    .select(['id', 'number', 'state'])
    .where('website_id', '=', websiteId)
    .orderBy('number', 'desc')
    .execute();
  const ids = outdated(rows, kept);
  if (ids.length === 0) return [];
  const gone = new Set(ids);
  const keys = await dropSiteFiles(trx, websiteId, {
    dropped: rows.filter(({ id }) => gone.has(id)).map(({ number }) => number),
    kept: rows.filter(({ id }) => !gone.has(id)).map(({ number }) => number),
  });
  await dropVersionParts(trx, websiteId, ids);
  await trx.deleteFrom('publishes').where('id', 'in', ids).execute();
  const candidates = [...new Set(keys)].filter((key) => key.startsWith(`sites/${websiteId}/`));
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
