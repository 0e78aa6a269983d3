import type { SitePost } from '@tosite/site-renderer/site-model';

/** Reads what posts say, by their ids, as far as they say what they did under this hash. */
export type ReadWords = (
  posts: readonly Pick<SitePost, 'id' | 'hash'>[],
) => Promise<ReadonlyMap<string, string>>;

/** A post has changed since it was listed: what is being drawn is outdated. */
export class WordsChanged extends Error {
  override readonly name = 'WordsChanged';
}

/** Reads those of the posts whose words were left in the database. */
export async function readPosts(posts: readonly SitePost[], read: ReadWords): Promise<void> {
  const unread = posts.filter(({ content }) => content === '');
  if (unread.length === 0) return;
  const words = await read(unread.map(({ id, hash }) => ({ id, hash })));
  for (const post of unread) {
    const said = words.get(post.id);
    if (said === undefined) throw new WordsChanged(`the post ${post.id} has changed`);
    post.content = said;
  }
}
