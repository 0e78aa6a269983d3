import type { PlatformRecord } from '../platform-record.ts';
import { isSampleHandle } from '../sample-handle.ts';

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);

const CHANNEL_ID = /^UC[\w-]{22}$/;
const VIDEO_ID = /^[\w-]{11}$/;
/** YouTube also takes the Latin middle dot; outside ASCII one character can be a whole handle. */
const HANDLE = /^[\p{L}\p{M}\p{N}._·-]{1,30}$/u;
const ASCII_HANDLE = /^[a-z0-9._-]{3,30}$/iu;
/** Names of before the handles. */
const OLD_NAME = /^[\p{L}\p{M}\p{N}._-]{1,100}$/u;

const TABS = new Set([
  'about',
  'channels',
  'community',
  'courses',
  'discussion',
  'featured',
  'home',
  'join',
  'live',
  'membership',
  'playlists',
  'podcasts',
  'posts',
  'releases',
  'search',
  'shorts',
  'store',
  'streams',
  'videos',
]);

export const YOUTUBE = {
  name: 'YouTube',
  link: {
    host: 'youtube.com',
    isHost: (host) => HOSTS.has(host) || SHORT_HOSTS.has(host),
    profileAt: (segments, host) => {
      const [first, second, third] = segments;
      if (first === undefined) return null;
      if (SHORT_HOSTS.has(host))
        return segments.length === 1 && VIDEO_ID.test(first) ? `https://youtu.be/${first}` : null;
      if (first.startsWith('@')) return isTab(second) ? handleAddress(first.slice(1)) : null;
      if (second === undefined || !isTab(third)) return null;
      switch (first.toLowerCase()) {
        case 'channel':
          return CHANNEL_ID.test(second) ? `https://youtube.com/channel/${second}` : null;
        case 'c':
          return oldAddress('c', second);
        case 'user':
          return oldAddress('user', second);
        default:
          return null;
      }
    },
    profileOf: (name) =>
      CHANNEL_ID.test(name) ? `https://youtube.com/channel/${name}` : handleAddress(name),
    written: /^https?:\/\/(?:(?:www\.)?youtube\.com\/(?:channel\/|c\/|user\/|@)[\w-]+|youtu\.be\/[\w-]+)\/?$/,
    dottedNames: true,
    typeAt: () => 'youtube',
  },
  upstream: {
    youtubeApi: 'https://www.googleapis.com/youtube/v3',
    youtube: 'https://www.youtube.com',
    // Tells of new films whoever subscribes to a channel.
    youtubeHub: 'https://pubsubhubbub.appspot.com',
  },
  types: {
    youtube: {
      kind: 'channel',
      theme: 'broadsheet',
      suits: ['cinema', 'gallery', 'atelier', 'swiss', 'aurora', 'terminal', 'ledger'],
      sections: ['hero', 'posts', 'videos', 'playlists', 'about', 'subscribe'],
    },
  },
  actions: { connect: false, import: true },
  showsEmail: true,
  caseCounts: true,
  pictureHosts: ['*.ggpht.com', '*.ytimg.com', 'yt3.googleusercontent.com'],
  signedPictures: ['ytimg.com', 'ggpht.com'],
  colours: {
    accent: ['#c4121a', '#ff8d85'],
    accentText: ['#c4121a', '#ff8d85'],
    field: ['#b30f17', '#5c1115'],
    thread: ['#ffd0cb', '#ffa39b'],
    wash: ['#faf2f1', '#1f1615'],
  },
} as const satisfies PlatformRecord;

/** Whether an address may go on with this segment and still be the channel. */
function isTab(segment: string | undefined): boolean {
  return segment === undefined || TABS.has(segment);
}

function handleAddress(name: string): string | null {
  const fits = isSampleHandle(name) || (/^[!-~]*$/u.test(name) ? ASCII_HANDLE : HANDLE).test(name);
  return fits && /[\p{L}\p{N}]/u.test(name) ? `https://youtube.com/@${encodeURIComponent(name)}` : null;
}

function oldAddress(kind: 'c' | 'user', name: string): string | null {
  const fits = OLD_NAME.test(name) && /[\p{L}\p{N}]/u.test(name);
  return fits ? `https://youtube.com/${kind}/${encodeURIComponent(name)}` : null;
}

/** What an address names: each is looked up by another call. */
export type YoutubeReference = { kind: 'channel' | 'handle' | 'custom' | 'user' | 'video'; name: string };

/** What the `url` of a normalised YouTube link names; null for any other address. A `video` leads to its channel. */
export function youtubeReference(url: string): YoutubeReference | null {
  const match =
    /^https?:\/\/(?:www\.)?(?:youtube\.com\/(channel\/|c\/|user\/|@)|(youtu\.be\/))([^/?#]+)\/?$/.exec(url);
  const [, path, short, name] = match ?? [];
  if (name === undefined || !isDecodable(name)) return null;
  const kind = short === undefined ? KIND_OF_PATH[path ?? ''] : 'video';
  return kind === undefined ? null : { kind, name: decodeURIComponent(name) };
}

const KIND_OF_PATH: Record<string, YoutubeReference['kind']> = {
  'channel/': 'channel',
  'c/': 'custom',
  'user/': 'user',
  '@': 'handle',
};

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
