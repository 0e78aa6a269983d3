import type { FixtureAnswer } from '@tosite/profile-sources/testing/fixture-server';
import type { Places } from '../people/facts.ts';
import { drawChannel } from '../people/draw-others.ts';
import type { Row, Source } from '../people/source.ts';
import { csv, zipOf } from './files.ts';
import { escaped, html, json, orNull, type Way } from './way.ts';

export const channelIdOf = (handle: string): string =>
  `UC${handle.replaceAll('-', '')}`.padEnd(24, 'x').slice(0, 24);

const VIDEO = { title: 'title', description: 'description', publishedAt: 'published' };
const PLACES: Places = {
  person: {
    table: 'channels',
    columns: {
      name: 'title',
      about: 'description',
      subscribers: 'subscriberCount',
      views: 'viewCount',
      since: 'publishedAt',
    },
  },
  videos: { table: 'videos', columns: { ...VIDEO, views: 'viewCount', likes: 'likeCount', tags: 'tags' } },
  playlists: { table: 'playlists', columns: { title: 'title', description: 'description' } },
};

const thumbnails = (url: string | undefined) =>
  orNull(url) === null ? {} : { high: { url, width: 480, height: 360 } };

function apiAnswer(source: Source, handle: string, path: string): FixtureAnswer | undefined {
  const { pathname, searchParams: query } = new URL(path, 'http://recorded.invalid');
  const { person, lists } = source;
  const id = channelIdOf(handle);
  const videos = lists['videos'] ?? [];
  if (pathname.endsWith('/channels')) {
    if (query.get('forHandle') !== `@${handle}` && query.get('id') !== id) return undefined;
    const snippet = {
      title: person['name'],
      description: person['about'],
      customUrl: `@${handle}`,
      publishedAt: `${person['since'] ?? '2016-03-02'}T11:00:04Z`,
      thumbnails: thumbnails(person['avatar']),
    };
    return json({
      items: [
        {
          id,
          snippet,
          contentDetails: { relatedPlaylists: { uploads: id.replace('UC', 'UU') } },
          statistics: {
            viewCount: person['views'],
            subscriberCount: person['subscribers'],
            hiddenSubscriberCount: false,
            videoCount: String(videos.length),
          },
        },
      ],
    });
  }
  if (pathname.endsWith('/playlistItems') && query.get('playlistId') === id.replace('UC', 'UU')) {
    const page = Number(query.get('pageToken') ?? 0);
    const items = videos.slice(page * 50, page * 50 + 50).map((row) => ({
      snippet: { title: row['title'], publishedAt: row['publishedAt'], resourceId: { videoId: row['id'] } },
      contentDetails: { videoId: row['id'], videoPublishedAt: row['publishedAt'] },
      status: { privacyStatus: 'public' },
    }));
    return json({ items, ...(videos.length > page * 50 + 50 ? { nextPageToken: String(page + 1) } : {}) });
  }
  if (pathname.endsWith('/videos')) {
    const wanted = (query.get('id') ?? '').split(',');
    const found = videos.filter((row) => wanted.includes(row['id'] ?? ''));
    return found.length === 0 ? undefined : json({ items: found.map((row) => apiVideo(row, id)) });
  }
  if (pathname.endsWith('/playlists') && query.get('channelId') === id) {
    return json({
      items: (lists['playlists'] ?? []).map((row) => ({
        id: row['id'],
        snippet: { title: row['title'], description: row['description'], thumbnails: {} },
        contentDetails: { itemCount: Number(row['count']) },
        status: { privacyStatus: 'public' },
      })),
    });
  }
  return undefined;
}

function apiVideo(row: Row, channelId: string) {
  return {
    id: row['id'],
    snippet: {
      publishedAt: row['publishedAt'],
      channelId,
      title: row['title'],
      description: row['description'],
      thumbnails: thumbnails(row['thumbnail']),
      tags: orNull(row['tags']) === null ? [] : [row['tags']],
      liveBroadcastContent: 'none',
    },
    contentDetails: { duration: 'PT6M1S' },
    statistics: { viewCount: row['views'], likeCount: row['likes'] },
    status: { privacyStatus: 'public', uploadStatus: 'processed' },
  };
}

export const youtubeApi: Way = {
  name: 'YouTube API',
  keyed: true,
  places: PLACES,
  draw: drawChannel,
  write: (source, handle) => ({
    link: `https://www.youtube.com/@${handle}`,
    answer: ({ host, path }) =>
      host === 'www.googleapis.com'
        ? apiAnswer(source, handle, path)
        : host === 'www.youtube.com'
          ? pageAnswer(source, handle, path)
          : undefined,
  }),
};

const MAX_IN_FEED = 15;

/** What everybody sees: the channel's page with its tags, and the feed of the newest films. */
function pageAnswer({ person, lists }: Source, handle: string, path: string): FixtureAnswer | undefined {
  const { pathname, searchParams } = new URL(path, 'http://recorded.invalid');
  const id = channelIdOf(handle);
  if (pathname === '/feeds/videos.xml' && searchParams.get('channel_id') === id) {
    const entries = (lists['videos'] ?? []).slice(0, MAX_IN_FEED).map(
      (row) => `<entry><id>yt:video:${row['id'] ?? ''}</id><yt:videoId>${row['id'] ?? ''}</yt:videoId>
<title>${escaped(row['title'] ?? '')}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${row['id'] ?? ''}"/>
<published>${row['publishedAt'] ?? ''}</published><media:group><media:title>${escaped(row['title'] ?? '')}</media:title>
${orNull(row['thumbnail']) === null ? '' : `<media:thumbnail url="${row['thumbnail'] ?? ''}" width="480" height="360"/>`}
<media:description>${escaped(row['description'] ?? '')}</media:description><media:community>
<media:starRating count="${row['likes'] ?? ''}"/><media:statistics views="${row['views'] ?? ''}"/></media:community></media:group></entry>`,
    );
    const body = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${id.slice(2)}</yt:channelId><title>${escaped(person['name'] ?? '')}</title><author><name>${escaped(person['name'] ?? '')}</name><uri>https://www.youtube.com/channel/${id}</uri></author>${entries.join('')}</feed>`;
    return { status: 200, headers: { 'content-type': 'text/xml; charset=UTF-8' }, body };
  }
  const own = [`/@${handle}`, `/channel/${id}`, `/channel/${id}/videos`, `/@${handle}/videos`];
  if (!own.includes(decodeURIComponent(pathname))) return undefined;
  return html(`<!DOCTYPE html><html><head><link rel="canonical" href="https://www.youtube.com/channel/${id}">
<meta property="og:title" content="${escaped(person['name'] ?? '')}"><meta property="og:description" content="${escaped(person['about'] ?? '')}">
${orNull(person['avatar']) === null ? '' : `<meta property="og:image" content="${person['avatar'] ?? ''}">`}</head><body></body></html>`);
}

export const youtubePage: Way = {
  name: 'YouTube page',
  keyed: false,
  places: {
    person: { table: 'page', columns: { name: 'title', about: 'description' } },
    videos: { table: 'feed', columns: { ...VIDEO, views: 'views', likes: 'starRating' } },
  },
  draw: (given) => {
    const source = drawChannel({ ...given, size: given.size === 'many' ? 'some' : given.size });
    return { ...source, lists: { videos: source.lists['videos'] ?? [] } };
  },
  write: (source, handle) => ({
    link: `https://www.youtube.com/@${handle}`,
    answer: ({ host, path }) => (host === 'www.youtube.com' ? pageAnswer(source, handle, path) : undefined),
  }),
};

export const youtubeTakeout: Way = {
  name: 'YouTube Takeout',
  keyed: false,
  places: {
    person: {
      table: 'channel.csv',
      columns: { name: 'Channel Title (Original)', country: 'Channel Country' },
    },
    videos: {
      table: 'videos.csv',
      columns: {
        title: 'Video Title (Original)',
        description: 'Video Description (Original)',
        publishedAt: 'Video Publish Timestamp',
        category: 'Video Category',
      },
    },
    playlists: { table: 'playlists.csv', columns: { title: 'Playlist Title (Original)' } },
  },
  draw: (given) => {
    const source = drawChannel(given);
    const category = given.words.word();
    const videos = (source.lists['videos'] ?? []).map((row) => ({
      ...row,
      category,
      spoken: given.script.language,
    }));
    return { ...source, lists: { ...source.lists, videos }, secret: [given.words.name()] };
  },
  write: ({ person, lists, secret }, handle) => {
    const id = channelIdOf(handle);
    const videos = (lists['videos'] ?? []).map((row) => [
      row['id'] ?? '',
      '361000',
      row['spoken'] ?? '',
      row['category'] ?? '',
      row['description'] ?? '',
      id,
      row['title'] ?? '',
      'Public',
      'Processed',
      row['publishedAt'] ?? '',
      row['publishedAt'] ?? '',
    ]);
    const hidden = [
      `${id.slice(2, 10)}_un`,
      '361000',
      '',
      '',
      '',
      id,
      secret[0] ?? '',
      'Unlisted',
      'Processed',
      '2020-02-02T10:00:00+00:00',
      '2020-02-02T10:00:00+00:00',
    ];
    const files = {
      'Takeout/YouTube and YouTube Music/channels/channel.csv': csv([
        ['Channel ID', 'Channel Title (Original)', 'Channel Visibility'],
        [id, person['name'] ?? '', 'Public'],
      ]),
      'Takeout/YouTube and YouTube Music/video metadata/videos.csv': csv([
        'Video ID|Approx Duration (ms)|Video Audio Language|Video Category|Video Description (Original)|Channel ID|Video Title (Original)|Privacy|Video State|Video Create Timestamp|Video Publish Timestamp'.split(
          '|',
        ),
        ...videos,
        hidden,
      ]),
      'Takeout/YouTube and YouTube Music/playlists/playlists.csv': csv([
        'Playlist ID|Add new videos to top|Playlist Title (Original)|Playlist Title (Original) Language|Playlist Create Timestamp|Playlist Update Timestamp|Playlist Video Order|Playlist Visibility'.split(
          '|',
        ),
        ...(lists['playlists'] ?? []).map((row) => [
          row['id'] ?? '',
          'False',
          row['title'] ?? '',
          '',
          '2020-02-02T10:00:00+00:00',
          '2020-02-02T10:00:00+00:00',
          'Manual',
          'Public',
        ]),
      ]),
    };
    return { files: [{ name: 'takeout-20261120T091405Z-001.zip', data: zipOf(files) }] };
  },
};
