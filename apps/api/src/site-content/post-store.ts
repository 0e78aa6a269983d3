import type { SitePost } from '@tosite/site-renderer/site-model';
import type { Post } from '@tosite/validation/posts/post';
import type { Executor } from '../database/database.ts';
import type { PostsTable } from '../database/schema.ts';
import { newId } from '../new-id.ts';
import { formerSlugs } from './post-slugs.ts';
import { columnsOfFields, type PostFields } from './post-row.ts';
import { SHOWN_COLUMNS, sitePostOfRow } from './site-post-row.ts';

/** A deleted post can be had again for so long. */
export const DELETED_KEPT_MS = 30 * 86_400_000;

/** The row of a post that is there; null: there is none, or it was deleted. */
export async function findPost(db: Executor, websiteId: string, id: string): Promise<PostsTable | null> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of this owner's websites has the post, deleted ones too; null: none. */
export async function websiteOfPost(db: Executor, ownerId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('websites', 'websites.id', 'posts.website_id')
    .select('posts.website_id as website_id')
    .where('posts.id', '=', id)
    .where('websites.owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.website_id ?? null;
}

export async function countPosts(db: Executor, websiteId: string): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The place before all others. */
export async function firstPosition(db: Executor, websiteId: string): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.min('position').as('first'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row?.first === null || row?.first === undefined ? 0 : row.first - 1;
}

export async function insertPost(
  trx: Executor,
  post: {
    id: string;
    websiteId: string;
    fields: PostFields;
    position: number;
    createdAt: number;
    now: number;
  },
): Promise<PostsTable> {
  const { id, websiteId, fields, position, createdAt, now } = post;
  const row: PostsTable = {
    id,
    website_id: websiteId,
    ...columnsOfFields(fields, now),
    position,
    revision: 1,
    created_at: createdAt,
    deleted_at: null,
    first_shown_at: fields.status === 'published' ? now : null,
  };
  await trx.insertInto('posts').values(row).execute();
  return row;
}

export const newPostId = (): string => newId('pst');

/** The post about this item of a platform that is there, other than `except`; null: there is none. */
export async function postOfItem(
  db: Executor,
  websiteId: string,
  source: Post['source'],
  except: string,
): Promise<string | null> {
  if (source === null || source.platform === null || source.videoId === null) return null;
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('source_platform', '=', source.platform)
    .where('source_item', '=', source.videoId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What visitors see of a website's posts, in their owner's order; `most` null: all of them. */
export async function publishedPosts(
  db: Executor,
  websiteId: string,
  most: number | null = null,
): Promise<SitePost[]> {
  const former = await formerSlugs(db, websiteId);
  const rows = await db
    .selectFrom('posts')
    .select([...SHOWN_COLUMNS, 'content'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map((row) => sitePostOfRow(row, former.get(row.id)));
}

/** Whether visitors see any post of the website beside these. */
export async function hasPublished(
  db: Executor,
  websiteId: string,
  besides: readonly string[] = [],
): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('id', 'not in', ['', ...besides])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
