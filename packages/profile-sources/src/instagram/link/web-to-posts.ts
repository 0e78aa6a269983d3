import type { Picture } from '@tosite/validation/profile/profile';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { cleanLink } from '../../text/clean-link.ts';
import type { AccountFacts, Post } from '../instagram-post.ts';
import { readMoment } from '../read-moment.ts';
import type { PageUser, WebNode, WebUser } from './web-responses.ts';

export function webToAccount(user: WebUser, pictureOk: PictureRule): AccountFacts {
  return {
    username: user.username,
    name: user.full_name,
    biography: user.biography,
    website: user.external_url,
    picture: allowed(user.profile_pic_url_hd, pictureOk) ?? allowed(user.profile_pic_url, pictureOk),
    followers: user.edge_followed_by?.count ?? null,
    following: user.edge_follow?.count ?? null,
    posts: user.edge_owner_to_timeline_media?.count ?? null,
    links: user.bio_links.map(({ title, url }) => ({ label: title, url })),
  };
}

export function pageToAccount(user: PageUser, pictureOk: PictureRule): AccountFacts {
  const [first, ...others] = user.bio_links;
  return {
    username: user.username,
    name: user.full_name,
    biography: user.biography,
    website: first?.url ?? null,
    picture: allowed(user.profile_pic_url, pictureOk),
    followers: user.follower_count,
    following: user.following_count,
    posts: user.all_media_count,
    links: others.map(({ title, url }) => ({ label: title, url })),
  };
}

export function webToPosts(user: WebUser, pictureOk: PictureRule): Post[] {
  return (user.edge_owner_to_timeline_media?.edges ?? []).map(({ node }) => toPost(node, pictureOk));
}

type Still = Pick<WebNode, 'display_url' | 'accessibility_caption' | 'dimensions' | 'is_video' | 'video_url'>;

function toPost(node: WebNode, pictureOk: PictureRule): Post {
  const children = node.edge_sidecar_to_children?.edges.map((edge) => edge.node) ?? [];
  const { __typename: type } = node;
  const isAlbum = children.length > 0 || type === 'GraphSidecar';
  const pictures = (isAlbum ? children : []).flatMap((child) => pictureOf(child, pictureOk));
  const film: Still | undefined = isAlbum ? children.find(({ is_video }) => is_video) : node;
  const video = film?.is_video === true ? allowed(film.video_url, pictureOk) : null;
  const duration = !isAlbum && node.video_duration !== null ? Math.round(node.video_duration) : null;
  const isReel = node.product_type === 'clips';
  return {
    id: node.shortcode === null ? `instagram:web:${node.id}` : `instagram:post:${node.shortcode}`,
    path: `edge_owner_to_timeline_media/${node.id}`,
    kind: isAlbum ? 'carousel' : isReel ? 'reel' : node.is_video ? 'video' : 'photo',
    caption: node.edge_media_to_caption?.edges[0]?.node.text ?? null,
    takenAt: readMoment(node.taken_at_timestamp),
    url:
      node.shortcode === null
        ? null
        : `https://www.instagram.com/${isReel && !isAlbum ? 'reel' : 'p'}/${node.shortcode}/`,
    pictures: pictures.length > 0 ? pictures : pictureOf(node, pictureOk),
    video: video === null ? null : { url: video, duration },
    likes: node.edge_liked_by?.count ?? node.edge_media_preview_like?.count ?? null,
    comments: node.edge_media_to_comment?.count ?? null,
  };
}

function pictureOf(still: Still, pictureOk: PictureRule): Picture[] {
  const url = allowed(still.display_url, pictureOk);
  if (url === null) return [];
  const { width = null, height = null } = still.dimensions ?? {};
  return [{ url, alt: still.accessibility_caption ?? '', width, height }];
}

function allowed(address: string | null, pictureOk: PictureRule): string | null {
  const url = cleanLink(address);
  return url !== null && pictureOk(url) ? url : null;
}
