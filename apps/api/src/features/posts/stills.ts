import { itemFinder, picturesOfItem } from '@tosite/site-renderer/site-model';
import type { PostSummary } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import { imageOf, mediaOfHolder } from '../../site-content/media-store.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';

/** As wide as a row of a list shows it on a dense screen. */
const WIDE_ENOUGH = 144;

/** The posts, each without a cover with our copy of the picture of what it was made from, where there is one. */
export async function withStills(
  db: Executor,
  websiteId: string,
  posts: readonly PostSummary[],
  /** Of the host that shows copies to every page of ours. */
  origin: string,
): Promise<PostSummary[]> {
  const bare = posts.filter(({ cover, source }) => cover === null && source !== null);
  if (bare.length === 0) return [...posts];
  const find = itemFinder(await shownProfile(db, websiteId));
  const addressOf = new Map<string, string>();
  for (const { _id, source } of bare) {
    const item = source === null ? null : find(source);
    const [picture] = item === null ? [] : picturesOfItem(item);
    if (picture !== undefined) addressOf.set(_id, picture.url);
  }
  const copies = await mediaOfHolder(db, `website:${websiteId}`, [...addressOf.values()]);
  return posts.map((post) => {
    const copy = copies.get(addressOf.get(post._id) ?? '');
    if (copy === undefined || copy === null) return post;
    const variants = imageOf(copy, origin).variants.toSorted((a, b) => a.width - b.width);
    const still = variants.find(({ width }) => width >= WIDE_ENOUGH) ?? variants.at(-1);
    return still === undefined ? post : { ...post, still: still.path };
  });
}
