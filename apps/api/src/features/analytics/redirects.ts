import { boundedCache } from '../../bounded-cache.ts';
import type { Redirect } from '@tosite/api-client/endpoints/analytics';
import type { Database, Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { siteFileKey } from '../../hosting/site-path.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { filesOfPublish } from '../../site-content/site-file-store.ts';

/** How long another process may not know a new one. */
const LIFE_MS = 2000;
const MOST = 500;

export type Redirects = {
  /** Where a path leads; null: nowhere. */
  of(websiteId: string, path: string): Promise<string | null>;
  forget(websiteId: string): void;
};

/** What visitors ask who are where nothing is: the redirects of a website, for a moment from memory. */
export function createRedirects({ db }: Database): Redirects {
  const known = boundedCache<string, Promise<ReadonlyMap<string, string>>>(5000, { ttl: LIFE_MS });
  return {
    async of(websiteId, path) {
      const key = keyOf(path);
      if (key === null) return null;
      const list = known.get(websiteId) ?? read(db, websiteId);
      known.set(websiteId, list, { noUpdateTTL: true });
      list.catch(() => known.delete(websiteId));
      return (await list).get(key) ?? null;
    },
    forget: (websiteId) => void known.delete(websiteId),
  };
}

async function read(db: Executor, websiteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('analytics_redirects')
    .select(['from_path', 'to_path'])
    .where('website_id', '=', websiteId)
    .execute();
  return new Map(rows.map(({ from_path: from, to_path: to }) => [keyOf(from) ?? from, to]));
}

/** `/old`, `/old/` and `/old/index.html` are one address. */
function keyOf(path: string): string | null {
  const key = siteFileKey(path.startsWith('/') ? encodedPath(path) : path);
  return key === null ? null : `${key.replace(/\/(?:index\.html)?$/u, '')}/`;
}

/** What is typed or read may hold letters that a path on the wire does not. */
function encodedPath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

export async function listRedirects(db: Executor, websiteId: string): Promise<Redirect[]> {
  const rows = await db
    .selectFrom('analytics_redirects')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('from_path')
    .execute();
  return rows.map(({ from_path: from, to_path: to, created_at: at }) => ({
    from,
    to,
    createdAt: new Date(Number(at)).toISOString(),
  }));
}

/** A folder of such a name cannot be made everywhere. */
const NO_FOLDER = /[<>:"|?*]/u;

/** The same for a site that is taken away: as folders, each to an address. */
export async function redirectsToTake(
  db: Executor,
  websiteId: string,
): Promise<{ from: string; to: string }[]> {
  return (await listRedirects(db, websiteId)).flatMap((redirect) => {
    const [from, to] = [keyOf(redirect.from), keyOf(redirect.to)];
    return from === null || to === null || NO_FOLDER.test(from) ? [] : [{ from, to: encodeURI(to) }];
  });
}

type Parts = { database: Database; redirects: Redirects; now: () => number };

/**
 * Sends an address that has no page to one that has. A page is never taken away by it, and it leads to a page that is
 * there, so no chain of them comes back to where it began.
 */
export async function saveRedirect(
  { database, redirects, now }: Parts,
  ownerId: string,
  websiteId: string,
  given: { from: string; to: string },
): Promise<Redirect[]> {
  const list = await database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const [from, to] = [pathOf(given.from), pathOf(given.to)];
    const [fromKey, toKey] = [keyOf(from), keyOf(to)];
    if (fromKey === null) throw wrong('from', 'analytics.noPath');
    if (toKey === null) throw wrong('to', 'analytics.noPath');
    const pages = await pagesOf(trx, website.published_id);
    if (pages.all.has(fromKey)) throw wrong('from', 'analytics.pageIsThere');
    if (!pages.html.has(toKey)) throw wrong('to', 'analytics.noSuchPage');
    const before = await listRedirects(trx, websiteId);
    const same = before.filter((redirect) => keyOf(redirect.from) === fromKey);
    if (same.length === 0 && before.length >= MOST) throw wrong('from', 'analytics.tooManyRedirects');
    for (const redirect of same) await remove(trx, websiteId, redirect.from);
    await trx
      .insertInto('analytics_redirects')
      .values({ website_id: websiteId, from_path: from, to_path: to, created_at: now() })
      .execute();
    return listRedirects(trx, websiteId);
  });
  redirects.forget(websiteId);
  return list;
}

export async function removeRedirect(
  { database, redirects }: Parts,
  ownerId: string,
  websiteId: string,
  from: string,
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const key = keyOf(pathOf(from));
    for (const redirect of await listRedirects(trx, websiteId))
      if (redirect.from === from || keyOf(redirect.from) === key) await remove(trx, websiteId, redirect.from);
  });
  redirects.forget(websiteId);
}

async function remove(trx: Executor, websiteId: string, from: string): Promise<void> {
  await trx
    .deleteFrom('analytics_redirects')
    .where('website_id', '=', websiteId)
    .where('from_path', '=', from)
    .execute();
}

const pathOf = (given: string): string => given.trim().replace(/[?#].*$/su, '');

async function pagesOf(trx: Executor, publishId: string | null) {
  const files = publishId === null ? [] : await filesOfPublish(trx, publishId);
  const key = (path: string): string => `${path.replace(/\/(?:index\.html)?$/u, '')}/`;
  return {
    all: new Set(files.map(({ path }) => key(path))),
    html: new Set(
      files
        .filter(({ path, contentType }) => contentType.startsWith('text/html') && path !== '/404.html')
        .map(({ path }) => key(path)),
    ),
  };
}

type Problem =
  'analytics.noPath' | 'analytics.pageIsThere' | 'analytics.noSuchPage' | 'analytics.tooManyRedirects';

function wrong(field: string, id: Problem): ApiFailure {
  return new ApiFailure('invalid_input', { id }, { fields: { [field]: { id } } });
}
