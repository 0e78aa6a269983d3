import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { CHANNEL_ID, noChannel, type FoundChannel, type FoundLink, type Voice } from './findings.ts';
import { picturesOf } from './innertube-pictures.ts';
import { isRoughCount, readCount } from '../read-count.ts';
import { readJoined } from '../read-instant.ts';
import { at, findAll, findFirst, itemsOf, stringOf, wordsOf } from './tree.ts';

/** What an innertube answer or a channel page says of the channel itself; null when it says nothing of one. */
export function channelIn(answer: unknown, voice: Voice): FoundChannel | null {
  const metadata = at(answer, 'metadata', 'channelMetadataRenderer');
  const header = at(answer, 'header');
  const micro = at(answer, 'microformat', 'microformatDataRenderer');
  const about =
    findFirst(answer, 'aboutChannelViewModel') ?? findFirst(answer, 'channelAboutFullMetadataRenderer');
  const name =
    wordsOf(at(metadata, 'title')) ??
    wordsOf(at(findFirst(header, 'dynamicTextViewModel'), 'text')) ??
    headerName(header);
  const id = [at(metadata, 'externalId'), at(about, 'channelId'), findFirst(header, 'channelId')]
    .map(stringOf)
    .find((one) => one !== null && CHANNEL_ID.test(one));
  if (name === null && about === undefined) return null;
  const counts = countsIn(header);
  const texts = {
    subscribers: wordsOf(at(about, 'subscriberCountText')) ?? counts.subscribers,
    views: wordsOf(at(about, 'viewCountText')),
    videoCount: wordsOf(at(about, 'videoCountText')) ?? counts.videos,
  };
  return {
    ...noChannel(voice),
    id: id ?? null,
    handle: handleIn(metadata, header, about),
    name,
    description:
      wordsOf(at(about, 'description')) ??
      wordsOf(at(metadata, 'description')) ??
      wordsOf(at(micro, 'description')),
    avatar: [
      ...picturesOf(at(metadata, 'avatar')),
      ...picturesOf(findFirst(header, 'avatarViewModel') ?? findFirst(header, 'avatar')),
    ],
    banner: picturesOf(findFirst(header, 'imageBannerViewModel') ?? findFirst(header, 'banner')),
    country: wordsOf(at(about, 'country')),
    since: readJoined(wordsOf(at(about, 'joinedDateText'))),
    subscribers: readCount(texts.subscribers),
    views: readCount(texts.views),
    videoCount: readCount(texts.videoCount),
    unused: wordsOf(at(metadata, 'keywords')) === null ? [] : ['keywords'],
    rough: (['subscribers', 'views', 'videoCount'] as const).filter((name) => isRoughCount(texts[name])),
    links: [...linksIn(about), ...linksIn(header)],
  };
}

function headerName(header: unknown): string | null {
  return (
    wordsOf(at(header, 'pageHeaderRenderer', 'pageTitle')) ??
    wordsOf(at(header, 'c4TabbedHeaderRenderer', 'title'))
  );
}

function handleIn(metadata: unknown, header: unknown, about: unknown): string | null {
  const written = [
    stringOf(at(metadata, 'vanityChannelUrl')),
    stringOf(at(about, 'canonicalChannelUrl')),
    wordsOf(findFirst(header, 'channelHandleText')),
    ...headerParts(header),
  ];
  for (const text of written) {
    const name = /(?:^|\/)@([^/?#\s]{1,100})$/u.exec(text ?? '')?.[1];
    if (name !== undefined) return decoded(name);
  }
  return null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function headerParts(header: unknown): string[] {
  return findAll(header, new Set(['metadataParts'])).flatMap(({ value }) =>
    itemsOf(value).flatMap((part) => wordsOf(at(part, 'text')) ?? []),
  );
}

/** The word for a video in the languages in which a header may come. */
const VIDEOS = /v[ií]d[eé]o|видео|відео|wide|動画|影片|视频|視頻|동영상|فيديو|वीडियो/iu;

function countsIn(header: unknown): { subscribers: string | null; videos: string | null } {
  const old = {
    subscribers: wordsOf(findFirst(header, 'subscriberCountText')),
    videos: wordsOf(findFirst(header, 'videosCountText')),
  };
  const counts = headerParts(header).filter((part) => /\d/u.test(part) && !part.startsWith('@'));
  return {
    subscribers: old.subscribers ?? counts.find((part) => !VIDEOS.test(part)) ?? null,
    videos: old.videos ?? counts.find((part) => VIDEOS.test(part)) ?? null,
  };
}

const LINK_FORMS = new Set([
  'channelExternalLinkViewModel',
  'attributionViewModel',
  'primaryLinks',
  'secondaryLinks',
]);

function linksIn(node: unknown): FoundLink[] {
  return findAll(node, LINK_FORMS, 200).flatMap(({ name, value }): FoundLink[] => {
    if (name.endsWith('Links')) {
      return itemsOf(value).flatMap((link) =>
        toLink(wordsOf(at(link, 'title')), stringOf(at(link, 'navigationEndpoint', 'urlEndpoint', 'url'))),
      );
    }
    const shown = name === 'attributionViewModel' ? at(value, 'text') : at(value, 'link');
    const target = stringOf(at(findFirst(shown, 'urlEndpoint'), 'url')) ?? wordsOf(shown);
    return toLink(wordsOf(at(value, 'title')), target);
  });
}

function toLink(label: string | null, url: string | null): FoundLink[] {
  return url === null ? [] : [{ label, url: unwrapped(url) }];
}

/** YouTube leads every link of a channel through its own /redirect. */
export function unwrapped(url: string): string {
  if (!/^(?:https?:)?\/\/(?:www\.)?youtube\.com\/redirect\?/u.test(url) && !url.startsWith('/redirect?'))
    return url;
  const address = canParseUrl(url, 'https://www.youtube.com')
    ? new URL(url, 'https://www.youtube.com')
    : null;
  return address?.searchParams.get('q') ?? url;
}
