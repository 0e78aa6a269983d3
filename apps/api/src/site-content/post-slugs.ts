import { MAX_SLUG, postSlug } from '@tosite/validation/posts/post-slug';
import type { Executor } from '../database/database.ts';

/*
 * Every address that a post of a website has or has had. Whoever writes here holds the website's row, so that of two
 * posts of one name the second finds the first.
 */

/** Parts of addresses below `/posts/` that lists of posts have. */
const OF_LISTS = new Set(['page', 'written', 'tags']);

type Place = { websiteId: string; postId: string };

/** An address out of the title that no other post of the website has or has had. */
export async function freeSlug(db: Executor, { websiteId, postId }: Place, title: string): Promise<string> {
  const begin = postSlug(title)
    .slice(0, MAX_SLUG - 10)
    .replace(/-$/u, '');
  const rows = await db
    .selectFrom('post_slugs')
    .select('slug')
    .where('website_id', '=', websiteId)
    .where('post_id', '!=', postId)
    .where('slug', 'like', `${begin}%`)
    .execute();
  const others = new Set(rows.map(({ slug }) => slug));
  return postSlug(title, (slug) => OF_LISTS.has(slug) || others.has(slug));
}

/** Whether another post has the address or has had it, or a list of posts stands there. */
export async function isTaken(db: Executor, { websiteId, postId }: Place, slug: string): Promise<boolean> {
  if (OF_LISTS.has(slug)) return true;
  const row = await db
    .selectFrom('post_slugs')
    .select('post_id')
    .where('website_id', '=', websiteId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined && row.post_id !== postId;
}

/** Makes the address the post's own; one that nobody has seen (`unseen`) is given up for it. */
export async function takeSlug(
  trx: Executor,
  { websiteId, postId }: Place,
  slug: string,
  unseen: string | null,
): Promise<void> {
  if (unseen !== null) {
    await trx
      .deleteFrom('post_slugs')
      .where('website_id', '=', websiteId)
      .where('post_id', '=', postId)
      .where('slug', '=', unseen)
      .execute();
  }
  await trx
    .insertInto('post_slugs')
    .values({ website_id: websiteId, slug, post_id: postId })
    // Its own of an earlier time.
    .onConflict((conflict) => conflict.columns(['website_id', 'slug']).doNothing())
    .execute();
}

/** The addresses that the posts of a website had before, by the id of the post. */
export async function formerSlugs(db: Executor, websiteId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select(['post_slugs.slug as slug', 'post_slugs.post_id as post_id'])
    .where('post_slugs.website_id', '=', websiteId)
    .whereRef('post_slugs.slug', '!=', 'posts.slug')
    .orderBy('post_slugs.slug')
    .execute();
  const former = new Map<string, string[]>();
  for (const { slug, post_id: id } of rows) former.set(id, [...(former.get(id) ?? []), slug]);
  return former;
}
