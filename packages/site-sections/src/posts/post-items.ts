import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { PostItem, TakenItem } from '../pages/site-item.ts';
import { safeAddress } from '../parts/safe-address.ts';
import type { Film } from '../sections/film.ts';
import type { SectionSite } from '../sections/section.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { youtubeId } from '@tosite/validation/posts/film-address';
import { shownPosts } from './shown-posts.ts';
import type { SitePost } from './site-post.ts';
import { itemFinder, picturesOfItem } from './source-items.ts';

type Known = { profile: Profile; items: readonly PostItem[] };
const known = new WeakMap<readonly SitePost[], Known>();
/** Those of posts that were made from nothing: they are the same whatever the profile says. */
const alone = new WeakMap<SitePost, PostItem>();

/**
 * The posts as items that have a page, in their owner's order. A post that was made from something in the profile is
 * about it: its page takes the place of that item's. Of two posts about one item the first does. `profile` is what is
 * shown. A post of no item is the same item for the same post.
 */
export function postItems(profile: Profile, site: SectionSite): readonly PostItem[] {
  const posts = shownPosts(site);
  const before = known.get(posts);
  if (before?.profile === profile) return before.items;
  const find = itemFinder(profile);
  const taken = new Set<string>();
  const items = posts.map((post): PostItem => {
    const found = post.source === null ? null : find(post.source);
    const name = found && `${found.list} ${found.source.id}`;
    const about = name === null || taken.has(name) ? null : found;
    if (name !== null) taken.add(name);
    const before = found === null && post.source === null ? alone.get(post) : undefined;
    if (before !== undefined) return before;
    const film = filmOf(post, found);
    const item: PostItem = {
      list: 'posts',
      source: post,
      about,
      film,
      section: 'posts',
      id: post.id,
      path: `/posts/${post.slug}/`,
      title: cleanLine(post.title),
      text: cleanText(post.excerpt),
      date: post.published,
      changed: post.updated,
      pictures: picturesOf(post, found),
    };
    if (post.source === null) alone.set(post, item);
    return item;
  });
  known.set(posts, { profile, items });
  return items;
}

/** The film that a post was made from: as the profile tells of it, else as much as the post knows itself. */
function filmOf(post: SitePost, found: TakenItem | null): Film | null {
  if (found?.list === 'videos') return found.film;
  if (post.source?.platform !== 'youtube') return null;
  const videoId = youtubeId(`https://youtu.be/${post.source.videoId ?? ''}`) ?? youtubeId(post.source.url);
  if (videoId === null) return null;
  return {
    id: post.id,
    kind: 'video',
    videoId,
    title: cleanLine(post.title) ?? '',
    standfirst: null,
    published: null,
    duration: null,
    views: null,
    roughViews: false,
    href: safeAddress(post.source.url),
    thumbnail: null,
  };
}

function picturesOf(post: SitePost, found: TakenItem | null): readonly Picture[] {
  const own = [...new Set([...(post.cover === null ? [] : [post.cover]), ...post.media])];
  const known = found === null ? [] : picturesOfItem(found);
  if (own.length === 0) return known;
  // What a picture shows is said where the profile has it.
  return own.map((url) => {
    const picture = known.find((one) => one.url === url) ?? { url, alt: '', width: null, height: null };
    const said = url === post.cover ? cleanLine(post.coverAlt) : null;
    return said === null ? picture : { ...picture, alt: said };
  });
}
