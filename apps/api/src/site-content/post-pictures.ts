import { sql } from 'kysely';
import type { Post } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { postPictures } from '@tosite/validation/posts/post-text';
import type { Executor } from '../database/database.ts';

/** Every picture that a post shows, each once: its cover, those beside it, and those in its text. */
export function picturesOfPost(post: Pick<Post, 'cover' | 'media' | 'content'>): string[] {
  return [...new Set([...postPictures(post), ...post.media])];
}

/** The pictures of all posts that are there: those of a draft are gone elsewhere, maybe, when it goes up. */
export async function picturesOfPosts(db: Executor, websiteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['cover', 'media', 'content'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    // Most posts of a large site have none, and their texts are not read.
    .where((eb) =>
      eb.or([
        eb('cover', 'is not', null),
        eb('media', '!=', '[]'),
        eb('content', 'like', '%"type":"image"%'),
      ]),
    )
    .execute();
  const pictures = rows.flatMap(({ cover, media, content }) =>
    // Written by columnsOfFields only.
    picturesOfPost({
      cover,
      media: JSON.parse(media) as string[],
      content: JSON.parse(content) as PostDocument,
    }),
  );
  return [...new Set(pictures)];
}

/** Whether a post that is kept names the picture, as it is or in a version: drafts too, and those deleted lately. */
export async function isInPosts(db: Executor, websiteId: string, imageUrl: string): Promise<boolean> {
  const pattern = `%${JSON.stringify(imageUrl).replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const names = (column: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where((eb) => eb.or([eb('cover', '=', imageUrl), names('media'), names('content')]))
    .limit(1)
    .executeTakeFirst();
  if (post !== undefined) return true;
  const version = await db
    .selectFrom('post_versions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(names('body'))
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

/** These need not be shown any more: the sweep of uploads looks at them again a day later. */
export async function lookAgainAt(
  trx: Executor,
  websiteId: string,
  pictures: readonly string[],
  now: number,
): Promise<void> {
  for (let start = 0; start < pictures.length; start += 100) {
    await trx
      .updateTable('uploads')
      .set({ unused_since: now })
      .where('website_id', '=', websiteId)
      .where('image_url', 'in', pictures.slice(start, start + 100))
      .where('unused_since', 'is', null)
      .execute();
  }
}
