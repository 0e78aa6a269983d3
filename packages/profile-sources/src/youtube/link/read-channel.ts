import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import type { YoutubeReference } from '@tosite/validation/platforms';
import type { DataApi } from './data-api-client.ts';
import { channelOfApi } from './data-api-findings.ts';
import { MAX_VIDEOS, readApiPlaylists, readUploads } from './data-api-uploads.ts';
import { findChannel, type FoundPlace } from './find-channel.ts';
import type { FoundChannel, FoundPlaylist, FoundVideo } from './findings.ts';
import type { Innertube } from './innertube-client.ts';
import type { Keyless } from './keyless.ts';
import type { PublicPages } from './public-pages.ts';
import { channelNotFound, channelRemoved, silentFailure, type YoutubeSilence } from './youtube-silence.ts';

/** Everything that was read of one channel, from every way that answered, before it is a Profile. */
export type YoutubeReading = {
  id: string;
  channels: readonly FoundChannel[];
  videos: readonly FoundVideo[];
  /** The ids that count, when the API listed them all: what is not among them is not public. */
  listed: ReadonlySet<string> | null;
  playlists: readonly FoundPlaylist[];
  /** False when the channel has more playlists than were read. */
  playlistsComplete: boolean;
  streams: ReadonlySet<string> | null;
  withheld: number;
  /** False when the channel has more videos than were read. */
  complete: boolean;
  /** The parts that YouTube did not give this time, as words. */
  missing: readonly MissingPart[];
};

export type YoutubeWays = { api: DataApi | null; innertube: Innertube; pages: PublicPages; keyless: Keyless };

/** Reads a channel by the API where it answers and by what everybody sees where it does not. Throws SourceFailure. */
export async function readChannel(
  ways: YoutubeWays,
  reference: YoutubeReference,
  signal: AbortSignal,
): Promise<YoutubeReading> {
  const silences: YoutubeSilence[] = [];
  const place = await findChannel(ways, reference, silences, signal);
  const { api } = ways;
  const withApi =
    api === null || place.record === null ? null : await readByApi(ways, api, place, silences, signal);
  return withApi ?? readWithoutKey(ways, place, silences, signal);
}

/** null when the API does not give the videos. */
async function readByApi(
  ways: YoutubeWays,
  api: DataApi,
  { id, record }: FoundPlace,
  silences: YoutubeSilence[],
  signal: AbortSignal,
): Promise<YoutubeReading | null> {
  const { keyless, innertube } = ways;
  const uploadsId = record?.contentDetails?.relatedPlaylists?.uploads ?? '';
  const [uploads, apiPlaylists, seen] = await Promise.all([
    keyless.listen(readUploads(api, uploadsId === '' ? `UU${id.slice(2)}` : uploadsId, signal), silences),
    keyless.listen(readApiPlaylists(api, id, signal), silences),
    // Says what the API does not: which ones are Shorts, the links, the widest banner.
    keyless.optional((inTime) => innertube.browse(id, 'shorts', inTime), signal),
  ]);
  if (uploads === null) return null;
  const channels = [record === null ? null : channelOfApi(record), seen?.channel ?? null].flatMap(
    (one) => one ?? [],
  );
  const tabs = seen?.tabs ?? null;
  const aired = uploads.videos.some(({ broadcast }) => broadcast === 'aired');
  const [streams, playlists, about] = await Promise.all([
    aired ? keyless.tab(id, 'streams', tabs, signal) : null,
    apiPlaylists ?? keyless.tab(id, 'playlists', tabs, signal),
    seen?.aboutNext == null
      ? null
      : keyless.optional((inTime) => innertube.more(seen.aboutNext ?? '', inTime), signal),
  ]);
  if (about?.channel != null) channels.push(about.channel);
  const more = uploads.failed ? await keyless.read(id, null, signal) : null;
  const listed = new Set(uploads.videos.map(({ videoId }) => videoId));
  return {
    id,
    channels: [...channels, ...(more?.channels ?? [])],
    videos: [...uploads.videos, ...(seen?.shown === 'shorts' ? seen.videos : []), ...(more?.videos ?? [])],
    listed: uploads.failed ? null : listed,
    ...playlistsOf(playlists),
    streams:
      streams === null
        ? null
        : new Set(streams === 'none' ? [] : streams.videos.map(({ videoId }) => videoId)),
    withheld: uploads.withheld,
    complete: uploads.complete,
    missing: [
      ...(playlists === null ? (['playlists'] as const) : []),
      ...(uploads.failed ? (['details of some videos'] as const) : []),
    ],
  };
}

async function readWithoutKey(
  { keyless }: YoutubeWays,
  { id, record, page }: FoundPlace,
  silences: YoutubeSilence[],
  signal: AbortSignal,
): Promise<YoutubeReading> {
  const read = await keyless.read(id, page, signal);
  silences.push(...read.silences);
  if (record === null && read.verdict !== null) {
    if (read.verdict === 'removed') throw channelRemoved();
    throw read.verdict === 'not-found' ? channelNotFound() : silentFailure(silences);
  }
  // "No videos" only on YouTube's word: an answer that is missing must not empty anybody's site.
  const heard = read.videos.length > 0 || read.sawVideos;
  if (!heard || (record === null && read.channels.length === 0)) throw silentFailure(silences);
  return {
    id,
    channels: [...(record === null ? [] : [channelOfApi(record)]), ...read.channels],
    videos: read.videos,
    listed: null,
    playlists: read.playlists ?? [],
    playlistsComplete: read.playlistsComplete,
    streams: read.streams,
    withheld: 0,
    complete: read.complete && read.videos.length < MAX_VIDEOS,
    missing: [...read.missing, ...(read.playlists === null ? (['playlists'] as const) : [])],
  };
}

type Playlists = Pick<YoutubeReading, 'playlists' | 'playlistsComplete'>;

function playlistsOf(
  found:
    | { playlists: readonly FoundPlaylist[]; complete: boolean }
    | { playlists: readonly FoundPlaylist[]; next: string | null }
    | 'none'
    | null,
): Playlists {
  if (found === null || found === 'none') return { playlists: [], playlistsComplete: true };
  const isAll = 'complete' in found ? found.complete : found.next === null;
  return { playlists: found.playlists, playlistsComplete: isAll };
}
