import { gistOf, type SitePost } from '@tosite/site-renderer/site-model';
import { boundedCache } from '../bounded-cache.ts';
import type { Executor } from '../database/database.ts';
import { formerSlugs } from './post-slugs.ts';
import { SHOWN_COLUMNS, sitePostOfRow } from './site-post-row.ts';

/** An engine bounds how many values one statement may carry. */
const AT_ONCE = 200;

/** Posts without their words, by id and hash: under one hash a post stays what it is. */
const known = boundedCache<string, SitePost>(20_000);

/**
 * What visitors see of a website's posts, in their owner's order, by their gist: their words stay in the database. Of
 * thousands a few have changed since the last time; only these are read. null: one has changed meanwhile.
 */
export async function listedPosts(db: Executor, websiteId: string): Promise<SitePost[] | null> {
  const former = await formerSlugs(db, websiteId);
  const listed = await db
    .selectFrom('posts')
    .select(['id', 'content_hash'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const posts = new Map<string, SitePost>();
  const missing: string[] = [];
  for (const { id, content_hash: hash } of listed) {
    const post = known.get(`${id} ${hash}`);
    if (post === undefined) missing.push(id);
    else posts.set(id, post);
  }
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('posts')
      .select([...SHOWN_COLUMNS, 'content'])
      .where('id', 'in', missing.slice(start, start + AT_ONCE))
      .execute();
    for (const row of rows) {
      const read = sitePostOfRow(row);
      const post = { ...read, gist: gistOf(read), content: '' };
      known.set(`${row.id} ${row.content_hash}`, post);
      posts.set(row.id, post);
    }
  }
  const shown: SitePost[] = [];
  for (const { id, content_hash: hash } of listed) {
    const post = posts.get(id);
    if (post?.hash !== hash) return null;
    const slugs = former.get(id);
    shown.push(slugs === undefined ? post : withSlugs(post, slugs));
  }
  return shown;
}

const renamed = new WeakMap<SitePost, SitePost>();

/** The same answer for the same post and slugs: whoever was given it knows it. */
function withSlugs(post: SitePost, formerSlugs: readonly string[]): SitePost {
  const before = renamed.get(post);
  if (before?.formerSlugs?.join(' ') === formerSlugs.join(' ')) return before;
  const made = { ...post, formerSlugs };
  renamed.set(post, made);
  return made;
}

/** What posts say, by their ids; those that have another hash by now are left out. */
export async function wordsOfPosts(
  db: Executor,
  posts: readonly Pick<SitePost, 'id' | 'hash'>[],
): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  const hashes = new Map(posts.map(({ id, hash }) => [id, hash]));
  const ids = [...hashes.keys()];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'content', 'content_hash'])
      .where('id', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    for (const { id, content, content_hash: hash } of rows)
      if (hashes.get(id) === hash) words.set(id, content);
  }
  return words;
}
