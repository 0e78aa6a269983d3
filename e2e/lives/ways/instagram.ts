import { readFileSync } from 'node:fs';
import { exportedJson } from '@tosite/profile-sources/instagram/testing/made-export';
import type { FixtureAnswer } from '@tosite/profile-sources/testing/fixture-server';
import type { Places } from '../people/facts.ts';
import { drawShowcase } from '../people/draw-others.ts';
import type { Row, Source } from '../people/source.ts';
import { zipOf } from './files.ts';
import { json, orNull, type Way } from './way.ts';

const PICTURE = readFileSync(
  new URL('../../../packages/profile-sources/fixtures/media/jpg-320x320-4a6234.jpg', import.meta.url),
);
const seconds = (row: Row): number => Math.floor(Date.parse(row['takenAt'] ?? '') / 1000);
const media = { caption: 'caption', takenAt: 'timestamp' };
const PLACES: Places = {
  person: { table: 'me', columns: { name: 'name', about: 'biography', website: 'website' } },
  media: { table: 'media', columns: media },
};

/** Instagram shows its first twelve; more of them are copied than a life has time for anyway. */
const drawn: Way['draw'] = (given) => {
  const source = drawShowcase({
    ...given,
    size: given.size === 'many' && given.pictures ? 'some' : given.size,
  });
  return source;
};

export const instagramExport: Way = {
  name: 'Instagram export',
  keyed: false,
  places: {
    person: {
      table: 'personal_information.json',
      columns: { name: 'Name', about: 'Bio', website: 'Website' },
    },
    media: { table: 'posts_1.json', columns: media },
  },
  draw: (given) => ({ ...drawn(given), secret: [`${given.words.slug()}@example.net`] }),
  write: ({ person, lists, secret }, handle) => {
    const rows = lists['media'] ?? [];
    const uris = (row: Row): string[] =>
      orNull(row['picture']) === null
        ? []
        : [
            `media/posts/202601/${row['id'] ?? ''}.jpg`,
            ...(row['kind'] === 'carousel' ? [`media/posts/202601/${row['id'] ?? ''}_2.jpg`] : []),
          ];
    const posts = rows.map((row) => ({
      media: uris(row).map((uri) => ({ uri, creation_timestamp: seconds(row), title: '' })),
      title: row['caption'] ?? '',
      creation_timestamp: seconds(row),
    }));
    const personal = {
      profile_user: [
        {
          string_map_data: {
            Username: { value: handle },
            Name: { value: person['name'] ?? '' },
            Bio: { value: person['about'] ?? '' },
            Website: { value: person['website'] ?? '' },
            Email: { value: secret[0] ?? '' },
          },
        },
      ],
    };
    const pictures = Object.fromEntries(rows.flatMap(uris).map((uri) => [uri, PICTURE]));
    const files = {
      'your_instagram_activity/media/posts_1.json': exportedJson(posts),
      'personal_information/personal_information/personal_information.json': exportedJson(personal),
      ...pictures,
    };
    return { files: [{ name: `instagram-${handle}-2026-11-20-FxAbCd12.zip`, data: zipOf(files) }] };
  },
};

const permalink = (row: Row): string =>
  `https://www.instagram.com/p/D${BigInt(row['id'] ?? '0').toString(36)}/`;

function graphMedia(row: Row) {
  const isAlbum = row['kind'] === 'carousel';
  const picture = orNull(row['picture']);
  return {
    id: row['id'],
    caption: orNull(row['caption']),
    media_type: isAlbum ? 'CAROUSEL_ALBUM' : row['kind'] === 'reel' ? 'VIDEO' : 'IMAGE',
    media_product_type: row['kind'] === 'reel' ? 'REELS' : 'FEED',
    media_url: row['kind'] === 'reel' ? null : picture,
    thumbnail_url: picture,
    permalink: permalink(row),
    timestamp: (row['takenAt'] ?? '').replace('Z', '+0000'),
    like_count: Number(row['likes'] ?? 0),
    comments_count: 0,
    ...(isAlbum && picture !== null
      ? {
          children: {
            data: [picture, row['second']].map((media_url, index) => ({
              id: `${row['id'] ?? ''}${index}`,
              media_type: 'IMAGE',
              media_url,
            })),
          },
        }
      : {}),
  };
}

const tokenOf = (handle: string): string => `IGAALIFE${handle.replaceAll('.', '_')}`;

function graphAnswer({ person, lists }: Source, handle: string, path: string): FixtureAnswer | undefined {
  const { pathname, searchParams } = new URL(path, 'http://recorded.invalid');
  const token = tokenOf(handle);
  if (searchParams.get('access_token') !== token) return undefined;
  if (pathname.endsWith('access_token'))
    return json({ access_token: token, token_type: 'bearer', expires_in: 5_184_000 });
  const rows = lists['media'] ?? [];
  if (pathname.endsWith('/me/media')) return json({ data: rows.map(graphMedia), paging: {} });
  if (!pathname.endsWith('/me')) return undefined;
  const id = `178${tokenOf(handle).length}${Array.from(handle, (letter) => letter.charCodeAt(0) % 10).join('')}`;
  return json({
    id: id.slice(0, 17),
    user_id: id.slice(0, 17),
    username: handle,
    name: person['name'],
    account_type: 'MEDIA_CREATOR',
    biography: person['about'],
    website: person['website'],
    profile_picture_url: orNull(person['avatar']),
    followers_count: Number(person['followers']),
    follows_count: 1,
    media_count: rows.length,
  });
}

export const instagramAccount: Way = {
  name: 'Instagram account',
  keyed: true,
  places: { ...PLACES, media: { table: 'media', columns: { ...media, likes: 'like_count' } } },
  draw: drawn,
  write: (source, handle) => ({
    connect: { platform: 'instagram', code: `code-of-${handle}` },
    answer({ host, path, body }) {
      if (host === 'api.instagram.com' && body.includes(`code-of-${handle}`))
        return json({ access_token: tokenOf(handle), user_id: '1', permissions: 'instagram_business_basic' });
      return host === 'graph.instagram.com' ? graphAnswer(source, handle, path) : undefined;
    },
  }),
};

function webNode(row: Row) {
  const isAlbum = row['kind'] === 'carousel';
  const still = (display_url: string | undefined) => ({
    display_url: orNull(display_url),
    is_video: false,
    dimensions: { width: 1080, height: 1080 },
  });
  return {
    ...still(row['picture']),
    id: row['id'],
    __typename: isAlbum ? 'GraphSidecar' : 'GraphImage',
    shortcode: permalink(row).split('/')[4],
    product_type: row['kind'] === 'reel' ? 'clips' : 'feed',
    taken_at_timestamp: seconds(row),
    edge_media_to_caption: {
      edges: orNull(row['caption']) === null ? [] : [{ node: { text: row['caption'] } }],
    },
    edge_liked_by: { count: Number(row['likes'] ?? 0) },
    ...(isAlbum && orNull(row['picture']) !== null
      ? {
          edge_sidecar_to_children: {
            edges: [{ node: still(row['picture']) }, { node: still(row['second']) }],
          },
        }
      : {}),
  };
}

export const instagramPage: Way = {
  name: 'Instagram page',
  keyed: false,
  places: { ...PLACES, media: { table: 'media', columns: { ...media, likes: 'likes' } } },
  draw: (given) => drawn({ ...given, size: given.size === 'many' ? 'some' : given.size }),
  write: ({ person, lists }, handle) => ({
    link: `https://www.instagram.com/${handle}/`,
    answer({ host, path }) {
      if (host !== 'www.instagram.com' || !path.endsWith(`username=${handle}`)) return undefined;
      const rows = lists['media'] ?? [];
      const user = {
        username: handle,
        full_name: person['name'],
        biography: person['about'],
        bio_links: [{ title: '', url: person['website'] }],
        external_url: person['website'],
        profile_pic_url: orNull(person['avatar']),
        is_private: false,
        edge_followed_by: { count: Number(person['followers']) },
        edge_follow: { count: 1 },
        edge_owner_to_timeline_media: {
          count: rows.length,
          edges: rows.map((row) => ({ node: webNode(row) })),
        },
      };
      return json({ data: { user }, status: 'ok' });
    },
  }),
};
