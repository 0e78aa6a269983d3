import type { ApiChannel, ApiPlaylist, ApiPlaylistItem, ApiVideo } from './data-api-responses.ts';
import {
  CHANNEL_ID,
  noChannel,
  noVideo,
  VIDEO_ID,
  type FoundChannel,
  type FoundPlaylist,
  type FoundVideo,
} from './findings.ts';
import { readIsoDuration } from '../read-duration.ts';
import { readInstant } from '../read-instant.ts';

export function channelOfApi(channel: ApiChannel): FoundChannel {
  const { snippet, statistics, brandingSettings } = channel;
  const subscribers =
    statistics?.hiddenSubscriberCount === true ? null : (statistics?.subscriberCount ?? null);
  const banner = brandingSettings?.image?.bannerExternalUrl ?? null;
  return {
    ...noChannel('api'),
    id: CHANNEL_ID.test(channel.id) ? channel.id : null,
    handle: snippet?.customUrl?.startsWith('@') === true ? snippet.customUrl.slice(1) : null,
    name: snippet?.title ?? null,
    description: snippet?.description ?? null,
    avatar: snippet?.thumbnails ?? [],
    banner: banner === null ? [] : [{ url: withSize(banner), width: null, height: null }],
    country: snippet?.country ?? brandingSettings?.channel?.country ?? null,
    since: readInstant(snippet?.publishedAt ?? null)?.slice(0, 10) ?? null,
    subscribers,
    views: statistics?.viewCount ?? null,
    videoCount: statistics?.videoCount ?? null,
    language: snippet?.defaultLanguage ?? brandingSettings?.channel?.defaultLanguage ?? null,
    unused: (brandingSettings?.channel?.keywords ?? '') === '' ? [] : ['keywords'],
    // The API rounds this number, and only this one, down to three digits.
    rough: subscribers !== null && subscribers >= 1000 ? ['subscribers'] : [],
  };
}

/** The API gives a banner's address without a size; so it would come 512 pixels wide. */
function withSize(url: string): string {
  return /=[^/]*$/u.test(url) ? url : `${url}=w2560-fcrop64=1,00005a57ffffa5a8-k-c0xffffffff-no-nd-rj`;
}

/** An upload as its playlist names it; null for one that is private, deleted or cannot be told. */
export function videoOfItem(item: ApiPlaylistItem): FoundVideo | null {
  const videoId = item.contentDetails?.videoId ?? item.snippet?.resourceId?.videoId ?? '';
  const privacy = item.status?.privacyStatus ?? 'public';
  const thumbnails = item.snippet?.thumbnails ?? [];
  const withheld = thumbnails.length === 0 && /^(?:Private|Deleted) video$/u.test(item.snippet?.title ?? '');
  if (!VIDEO_ID.test(videoId) || privacy !== 'public' || withheld) return null;
  return {
    ...noVideo('api', videoId, `/playlistItems?videoId=${videoId}`),
    title: item.snippet?.title ?? null,
    description: item.snippet?.description ?? null,
    publishedAt: readInstant(item.contentDetails?.videoPublishedAt ?? item.snippet?.publishedAt ?? null),
    thumbnails,
  };
}

/** A video with its details; null for one that is not public or never became one. */
export function videoOfApi(video: ApiVideo): FoundVideo | null {
  const { snippet, status, statistics } = video;
  const rejected = /^(?:deleted|failed|rejected)$/u.test(status?.uploadStatus ?? '');
  if (!VIDEO_ID.test(video.id) || (status?.privacyStatus ?? 'public') !== 'public' || rejected) return null;
  const duration = readIsoDuration(video.contentDetails?.duration ?? null);
  return {
    ...noVideo('api', video.id, `/videos?id=${video.id}`),
    title: snippet?.title ?? null,
    description: snippet?.description ?? null,
    publishedAt: readInstant(snippet?.publishedAt ?? null),
    duration,
    shape: shapeOf(video, duration),
    broadcast: broadcastOf(video, duration),
    views: statistics?.viewCount ?? null,
    likes: statistics?.likeCount ?? null,
    thumbnails: snippet?.thumbnails ?? [],
    tags: snippet?.tags ?? [],
    language: snippet?.defaultLanguage ?? snippet?.defaultAudioLanguage ?? null,
    unused: [
      ...((snippet?.categoryId ?? '') === '' ? [] : (['categoryId'] as const)),
      ...((statistics?.commentCount ?? 0) === 0 ? [] : (['commentCount'] as const)),
      ...(video.liveStreamingDetails?.scheduledStartTime == null ? [] : (['scheduledStartTime'] as const)),
    ],
  };
}

const LONGEST_SHORT = 180;

/** The API does not say what is a Short: an upright video of three minutes at most is one, or one that says it is. */
function shapeOf({ player, snippet }: ApiVideo, duration: number | null): FoundVideo['shape'] {
  if (duration === null || duration > LONGEST_SHORT) return duration === null ? null : 'long';
  const { embedWidth, embedHeight } = player ?? { embedWidth: null, embedHeight: null };
  if (embedWidth !== null && embedHeight !== null) return embedHeight >= embedWidth ? 'short' : 'long';
  return /(?:^|\s)#shorts?(?![\p{L}\p{N}_])/iu.test(`${snippet?.title ?? ''} ${snippet?.description ?? ''}`)
    ? 'short'
    : null;
}

/** A premiere is a finished file that waits for its hour, so it has a length already; a stream has none until it ends. */
function broadcastOf(video: ApiVideo, duration: number | null): FoundVideo['broadcast'] {
  const now = video.snippet?.liveBroadcastContent ?? null;
  const details = video.liveStreamingDetails;
  if (now === 'live' || now === 'upcoming') return duration === null ? 'live' : 'premiere';
  if (details === null) return video.contentDetails?.duration === 'P0D' ? 'live' : null;
  if (details.actualEndTime !== null) return 'aired';
  return duration === null ? 'live' : 'aired';
}

export function playlistOfApi(playlist: ApiPlaylist): FoundPlaylist[] {
  const title = playlist.snippet?.title ?? null;
  if (title === null || (playlist.status?.privacyStatus ?? 'public') !== 'public') return [];
  return [
    {
      voice: 'api',
      playlistId: playlist.id,
      title,
      description: playlist.snippet?.description ?? null,
      count: playlist.contentDetails?.itemCount ?? null,
      roughCount: false,
      thumbnails: playlist.snippet?.thumbnails ?? [],
    },
  ];
}
