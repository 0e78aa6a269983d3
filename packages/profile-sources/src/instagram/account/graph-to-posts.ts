import type { Picture } from '@tosite/validation/profile/profile';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { cleanLink } from '../../text/clean-link.ts';
import type { AccountFacts, Post } from '../instagram-post.ts';
import { postId } from '../post-id.ts';
import { readMoment } from '../read-moment.ts';
import type { GraphMedia, Me } from './graph-responses.ts';

type Part = Pick<GraphMedia, 'media_type' | 'media_url' | 'thumbnail_url'>;

export function graphToAccount(
  me: Pick<
    Me,
    | 'username'
    | 'name'
    | 'biography'
    | 'website'
    | 'profile_picture_url'
    | 'followers_count'
    | 'follows_count'
    | 'media_count'
  >,
  pictureOk: PictureRule,
): AccountFacts {
  return {
    username: me.username,
    name: me.name,
    biography: me.biography,
    website: me.website,
    picture: allowed(me.profile_picture_url, pictureOk),
    followers: me.followers_count,
    following: me.follows_count,
    posts: me.media_count,
    links: [],
  };
}

/** Stories are left out: they are gone after a day. */
export function graphToPosts(media: readonly GraphMedia[], pictureOk: PictureRule): Post[] {
  return media
    .filter(({ media_product_type }) => media_product_type !== 'STORY')
    .map((item) => toPost(item, pictureOk));
}

function toPost(item: GraphMedia, pictureOk: PictureRule): Post {
  const children = item.children?.data ?? [];
  const isAlbum = item.media_type === 'CAROUSEL_ALBUM';
  const ofChildren = isAlbum ? children.flatMap((child) => pictureOf(child, pictureOk)) : [];
  const film = isAlbum ? children.find(isFilm) : item;
  const video = film !== undefined && isFilm(film) ? allowed(film.media_url, pictureOk) : null;
  return {
    id: postId(item.permalink) ?? `instagram:media:${item.id}`,
    path: `media/${item.id}`,
    kind: kindOf(item),
    caption: item.caption,
    takenAt: readMoment(item.timestamp),
    url: item.permalink,
    pictures: ofChildren.length > 0 ? ofChildren : pictureOf(item, pictureOk),
    video: video === null ? null : { url: video, duration: null },
    likes: item.like_count,
    comments: item.comments_count,
  };
}

function kindOf({ media_type, media_product_type }: GraphMedia): Post['kind'] {
  if (media_type === 'CAROUSEL_ALBUM') return 'carousel';
  if (media_product_type === 'REELS') return 'reel';
  return media_type === 'VIDEO' ? 'video' : 'photo';
}

function isFilm({ media_type }: Part): boolean {
  return media_type === 'VIDEO' || media_type === 'REELS';
}

/** A film's own address is no picture: only its still is. */
function pictureOf(part: Part, pictureOk: PictureRule): Picture[] {
  const still = allowed(part.thumbnail_url, pictureOk);
  const own = isFilm(part) || isVideoFile(part.media_url) ? null : allowed(part.media_url, pictureOk);
  const url = own ?? still;
  return url === null ? [] : [{ url, alt: '', width: null, height: null }];
}

function isVideoFile(address: string | null): boolean {
  return address !== null && /\.(?:mp4|mov|m4v|webm)(?:[?#]|$)/iu.test(address);
}

function allowed(address: string | null, pictureOk: PictureRule): string | null {
  const url = cleanLink(address);
  return url !== null && pictureOk(url) ? url : null;
}
