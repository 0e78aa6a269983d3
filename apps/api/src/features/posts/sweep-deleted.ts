import type { PostDocument } from '@tosite/validation/posts/post-document';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { lookAgainAt, picturesOfPost } from '../../site-content/post-pictures.ts';
import { DELETED_KEPT_MS } from '../../site-content/post-store.ts';
import { picturesOfVersion } from './post-versions.ts';

const AT_ONCE = 100;

/** Ends what was deleted 30 days ago, with its versions and its addresses; its pictures are looked at again. */
export async function sweepDeletedPosts({ database, now }: WebsiteServices): Promise<void> {
  const ended = await database.transaction(async (trx) => {
    const rows = await trx
      .selectFrom('posts')
      .select(['id', 'website_id', 'cover', 'media', 'content'])
      .where('deleted_at', '<=', now() - DELETED_KEPT_MS)
      .orderBy('deleted_at')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const row of rows) {
      // Written by columnsOfFields only.
      const [media, content] = [JSON.parse(row.media) as string[], JSON.parse(row.content) as PostDocument];
      await lookAgainAt(trx, row.website_id, picturesOfPost({ cover: row.cover, media, content }), now());
    }
    const versions = await trx
      .deleteFrom('post_versions')
      .where('post_id', 'in', ids)
      .returning(['website_id', 'body'])
      .execute();
    for (const version of versions)
      await lookAgainAt(trx, version.website_id ?? '', picturesOfVersion(version), now());
    await trx.deleteFrom('post_slugs').where('post_id', 'in', ids).execute();
    await trx.deleteFrom('posts').where('id', 'in', ids).execute();
    return ids.length;
  });
  if (ended > 0) await database.wipe();
}
