import { CHANNEL_ID, noChannel, noVideo, VIDEO_ID, type FoundChannel, type FoundVideo } from './findings.ts';
import { sizeOf } from './innertube-pictures.ts';
import { readInstant } from '../read-instant.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from './read-xml.ts';

export type Feed = { channel: FoundChannel; videos: FoundVideo[] };

/** The newest videos of a channel from its Atom feed; null for what is no feed of YouTube's. */
export function readFeed(source: string): Feed | null {
  const feed = readXml(source);
  if (feed === null || feed.name !== 'feed') return null;
  const author = childOf(feed, 'author');
  return {
    channel: {
      ...noChannel('rss'),
      id: channelIdOf(feed, author),
      name: textOf(feed, 'title') ?? textOf(author, 'name'),
      since: readInstant(textOf(feed, 'published'))?.slice(0, 10) ?? null,
    },
    videos: childrenOf(feed, 'entry').flatMap(toVideo),
  };
}

/** The feed's own id lacks its "UC"; the links name the whole one. */
function channelIdOf(feed: XmlElement, author: XmlElement | null): string | null {
  const own = textOf(feed, 'yt:channelId')?.trim() ?? '';
  const links = childrenOf(feed, 'link').map((link) => link.attributes['href'] ?? '');
  const named = [textOf(author, 'uri') ?? '', ...links].map(
    (url) => /\b(UC[\w-]{22})(?![\w-])/u.exec(url)?.[1],
  );
  return [own, `UC${own}`, ...named].find((id) => id !== undefined && CHANNEL_ID.test(id)) ?? null;
}

function toVideo(entry: XmlElement): FoundVideo[] {
  const videoId =
    textOf(entry, 'yt:videoId')?.trim() ?? /yt:video:([\w-]{11})/u.exec(textOf(entry, 'id') ?? '')?.[1] ?? '';
  if (!VIDEO_ID.test(videoId)) return [];
  const group = childOf(entry, 'media:group');
  const community = childOf(group, 'media:community');
  const link =
    childrenOf(entry, 'link')
      .map((one) => one.attributes['href'] ?? '')
      .find((href) => href !== '') ?? '';
  const thumbnails = childrenOf(group, 'media:thumbnail').flatMap(({ attributes }) =>
    attributes['url'] === undefined
      ? []
      : [
          {
            url: attributes['url'],
            width: sizeOf(attributes['width']),
            height: sizeOf(attributes['height']),
          },
        ],
  );
  return [
    {
      ...noVideo('rss', videoId, `entry/${videoId}`),
      title: textOf(entry, 'title') ?? textOf(group, 'media:title'),
      description: textOf(group, 'media:description'),
      publishedAt: readInstant(textOf(entry, 'published')),
      shape: link.includes('/shorts/') ? 'short' : link.includes('/watch') ? 'long' : null,
      views: countOf(childOf(community, 'media:statistics')?.attributes['views']),
      likes: countOf(childOf(community, 'media:starRating')?.attributes['count']),
      thumbnails,
    },
  ];
}

function countOf(value: string | undefined): number | null {
  const count = /^\d{1,15}$/u.test(value ?? '') ? Number(value) : null;
  return count !== null && Number.isSafeInteger(count) ? count : null;
}
