import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { PostItem, TakenItem } from '../pages/site-item.ts';
import { safeAddress } from '../parts/safe-address.ts';
import { placeOf } from '../parts/same-place.ts';
import { filmsOf, type Film } from '../sections/film.ts';
import type { SectionSite } from '../sections/section.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { youtubeId } from './film-address.ts';
import { shownPosts } from './shown-posts.ts';
import type { SitePost } from './site-post.ts';

type Known = { profile: Profile; items: readonly PostItem[] };
const known = new WeakMap<readonly SitePost[], Known>();

/**
 * The posts as items that have a page, in their owner's order. A post that was made from something in the profile is
 * about it: its page takes the place of that item's. Of two posts about one item the first does. `profile` is what is
 * shown.
 */
export function postItems(profile: Profile, site: SectionSite): readonly PostItem[] {
  const posts = shownPosts(site);
  const before = known.get(posts);
  if (before?.profile === profile) return before.items;
  const find = finder(profile);
  const taken = new Set<string>();
  const items = posts.map((post): PostItem => {
    const found = post.source === null ? null : find(post.source);
    const name = found && `${found.list} ${found.source.id}`;
    const about = name === null || taken.has(name) ? null : found;
    if (name !== null) taken.add(name);
    const film = filmOf(post, found);
    return {
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
  });
  known.set(posts, { profile, items });
  return items;
}

type Source = NonNullable<SitePost['source']>;

/** Finds what of the profile a post was made from: by its platform's own id, else by its address. */
function finder(profile: Profile): (source: Source) => TakenItem | null {
  let films: Map<string, TakenItem> | null = null;
  let others: Map<string, TakenItem> | null = null;
  return ({ platform, url, videoId }) => {
    if (platform === 'youtube') {
      films ??= filmsById(profile);
      const id = videoId ?? youtubeId(url);
      return id === null ? null : (films.get(id) ?? null);
    }
    if (platform === null) return null;
    others ??= othersByName(profile);
    return (videoId === null ? undefined : others.get(videoId)) ?? others.get(placeName(url)) ?? null;
  };
}

function filmsById({ videos }: Profile): Map<string, TakenItem> {
  const sources = new Map(videos.toReversed().map((video) => [video.id, video]));
  return new Map(
    // Of two with one id the newest.
    filmsOf(videos)
      .toReversed()
      .flatMap((film): [string, TakenItem][] => {
        const source = sources.get(film.id);
        return source === undefined ? [] : [[source.videoId, { list: 'videos', source, film }]];
      }),
  );
}

function othersByName({ media, updates }: Profile): Map<string, TakenItem> {
  const all = [
    ...media.map((source): TakenItem => ({ list: 'media', source })),
    ...updates.map((source): TakenItem => ({ list: 'updates', source })),
  ];
  const byName = new Map<string, TakenItem>();
  for (const item of all)
    for (const name of [item.source.id, placeName(item.source.url ?? '')])
      if (name !== '' && !byName.has(name)) byName.set(name, item);
  return byName;
}

/** No id is written so. */
function placeName(address: string): string {
  const url = safeAddress(address);
  return url === null ? '' : `at ${placeOf(url)}`;
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
  return own.map(
    (url) => known.find((picture) => picture.url === url) ?? { url, alt: '', width: null, height: null },
  );
}

function picturesOfItem(item: TakenItem): readonly Picture[] {
  if (item.list === 'media') return item.source.pictures;
  const picture = item.list === 'videos' ? item.source.thumbnail : item.source.picture;
  return picture === null ? [] : [picture];
}
