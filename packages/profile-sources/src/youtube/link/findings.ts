import type { Age } from './read-age.ts';

/** Who said it, from the most exact to the least. */
export const VOICES = ['api', 'rss', 'innertube', 'page', 'oembed'] as const;
export type Voice = (typeof VOICES)[number];

export type FoundPicture = { url: string; width: number | null; height: number | null };
export type FoundLink = { label: string | null; url: string };

/** What one source said of a channel; null where it said nothing. */
export type FoundChannel = {
  voice: Voice;
  id: string | null;
  /** Without its @. */
  handle: string | null;
  name: string | null;
  description: string | null;
  avatar: readonly FoundPicture[];
  banner: readonly FoundPicture[];
  /** A country's two letters or its name. */
  country: string | null;
  /** YYYY-MM-DD. */
  since: string | null;
  subscribers: number | null;
  views: number | null;
  videoCount: number | null;
  links: readonly FoundLink[];
  language: string | null;
  /** Which of the numbers were told rounded. */
  rough: readonly ('subscribers' | 'views' | 'videoCount')[];
  /** What else it told, of which a profile has no place. */
  unused: readonly 'keywords'[];
};

/** What one source said of a video; null where it said nothing. */
export type FoundVideo = {
  voice: Voice;
  /** The place in its answer. */
  path: string;
  videoId: string;
  title: string | null;
  description: string | null;
  /** Only when it was said exactly. */
  publishedAt: string | null;
  age: Age | null;
  duration: number | null;
  shape: 'short' | 'long' | null;
  /** `aired`: it was broadcast and has ended, as a stream or as a premiere. */
  broadcast: 'live' | 'premiere' | 'aired' | null;
  views: number | null;
  likes: number | null;
  thumbnails: readonly FoundPicture[];
  tags: readonly string[];
  language: string | null;
  /** Whether the views were told rounded. */
  roughViews: boolean;
  /** What else it told, of which a profile has no place. */
  unused: readonly ('categoryId' | 'commentCount' | 'scheduledStartTime')[];
};

export type FoundPlaylist = {
  voice: Voice;
  playlistId: string;
  title: string;
  description: string | null;
  count: number | null;
  /** Whether the count was told rounded. */
  roughCount: boolean;
  thumbnails: readonly FoundPicture[];
};

export const VIDEO_ID = /^[\w-]{11}$/u;
export const CHANNEL_ID = /^UC[\w-]{22}$/u;
export const PLAYLIST_ID = /^[\w-]{2,64}$/u;

export function noChannel(voice: Voice): FoundChannel {
  return {
    voice,
    id: null,
    handle: null,
    name: null,
    description: null,
    avatar: [],
    banner: [],
    country: null,
    since: null,
    subscribers: null,
    views: null,
    videoCount: null,
    links: [],
    language: null,
    rough: [],
    unused: [],
  };
}

export function noVideo(voice: Voice, videoId: string, path: string): FoundVideo {
  return {
    voice,
    path,
    videoId,
    title: null,
    description: null,
    publishedAt: null,
    age: null,
    duration: null,
    shape: null,
    broadcast: null,
    views: null,
    likes: null,
    thumbnails: [],
    tags: [],
    language: null,
    roughViews: false,
    unused: [],
  };
}
