import { isVisible } from '../sections/is-visible.ts';
import type { SectionSite } from '../sections/section.ts';
import type { SitePost } from './site-post.ts';

const NONE: readonly SitePost[] = [];
type Known = { hidden: readonly string[] | undefined; shown: readonly SitePost[] };
const known = new WeakMap<readonly SitePost[], Known>();

/**
 * The posts that the owner lets the site tell of, in their order. They belong to the section of their name: where that
 * one is hidden, or not among the sections, they are nowhere, as the items of every other list are. The same answer for
 * the same posts; an answer given back is answered as it is.
 */
export function shownPosts(site: SectionSite): readonly SitePost[] {
  const { posts = NONE } = site;
  if (posts.length === 0 || !isVisible(site, 'posts')) return NONE;
  const hidden = site.design.sections.posts?.hiddenItems;
  if (hidden === undefined || hidden.length === 0) return posts;
  const before = known.get(posts);
  if (before?.hidden === hidden) return before.shown;
  const ids = new Set(hidden);
  const shown = posts.some(({ id }) => ids.has(id)) ? posts.filter(({ id }) => !ids.has(id)) : posts;
  for (const key of [posts, shown]) known.set(key, { hidden, shown });
  return shown;
}
