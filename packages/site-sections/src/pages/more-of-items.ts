import type { Another } from './more-of-posts.ts';
import type { ProfileItem, SiteItem } from './site-item.ts';

const MOST = 3;
/** Pictures are looked at, not read: a row of them has room for more. */
const MOST_PICTURES = 8;

/**
 * What stands below an item to go on with: those of its kind that stand below it, then those right above it; never its
 * neighbours. A new one at the top is so on the page of no older one.
 */
export function moreOfItem(
  item: ProfileItem,
  { siblings, at }: { siblings: readonly SiteItem[]; at: number },
): readonly Another[] {
  const most = item.list === 'media' ? MOST_PICTURES : MOST;
  const below = siblings.slice(at + 2, at + 2 + most);
  const above = siblings.slice(0, Math.max(0, at - 1)).toReversed();
  return [...below, ...above].slice(0, most).flatMap((other): Another[] => {
    if (other.list === 'posts') return [];
    return other.list === 'videos' ? [{ kind: 'film', film: other.film }] : [{ kind: 'item', item: other }];
  });
}
