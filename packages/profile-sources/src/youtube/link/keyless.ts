import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import { startDeadline } from '../../outbound/deadline.ts';
import { MAX_VIDEOS } from './data-api-uploads.ts';
import type { FoundChannel, FoundPlaylist, FoundVideo } from './findings.ts';
import type { Innertube } from './innertube-client.ts';
import type { ChannelAnswer, ChannelVerdict, TabName } from './innertube-answer.ts';
import type { PublicPages } from './public-pages.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** What can be read of a channel whose id is known, without a key. */
export type KeylessReading = {
  channels: FoundChannel[];
  videos: FoundVideo[];
  /** null: nobody could tell. */
  playlists: FoundPlaylist[] | null;
  playlistsComplete: boolean;
  /** True when the videos tab itself answered, so that "no videos" means that there are none. */
  sawVideos: boolean;
  /** The ids of what the tab of past streams lists; null when it was not read. */
  streams: ReadonlySet<string> | null;
  complete: boolean;
  verdict: ChannelVerdict | null;
  silences: YoutubeSilence[];
  missing: MissingPart[];
};

/** How long the parts that are not needed may take, in milliseconds. */
const OPTIONAL_MS = 3500;

export function createKeyless(innertube: Innertube, pages: PublicPages) {
  /** What a way gives, or the silence that it gives instead. */
  async function listen<T>(ask: Promise<T>, silences: YoutubeSilence[]): Promise<T | null> {
    try {
      return await ask;
    } catch (error) {
      if (!(error instanceof YoutubeSilence)) throw error;
      silences.push(error);
      return null;
    }
  }

  /** The rest of a tab, page by page, for as long as there is time. */
  async function allPages(first: ChannelAnswer, max: number, signal: AbortSignal) {
    const videos = [...first.videos];
    let { next } = first;
    const deadline = startDeadline(OPTIONAL_MS, signal);
    try {
      while (next !== null && videos.length < max) {
        const token: string = next;
        const answer = await innertube.more(token, deadline.signal).catch(() => null);
        if (answer === null) return { videos, complete: false, failed: true };
        videos.push(...answer.videos);
        next = answer.videos.length === 0 || answer.next === token ? null : answer.next;
      }
    } finally {
      deadline.end();
    }
    return { videos: videos.slice(0, max), complete: next === null, failed: false };
  }

  async function optional<T>(
    ask: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T | null> {
    const deadline = startDeadline(OPTIONAL_MS, signal);
    try {
      return await ask(deadline.signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    } finally {
      deadline.end();
    }
  }

  /** One of the other tabs; null when it could not be read, empty when the channel has none. */
  async function tab(
    id: string,
    name: TabName,
    known: ReadonlySet<string> | null,
    signal: AbortSignal,
  ): Promise<ChannelAnswer | 'none' | null> {
    if (known !== null && !known.has(name)) return 'none';
    const answer = await optional((inTime) => innertube.browse(id, name, inTime), signal);
    if (answer === null || answer.shown === name) return answer;
    return answer.tabs !== null && !answer.tabs.has(name) ? 'none' : null;
  }

  /** The page in place of the videos tab, when innertube does not give it. */
  async function videosPage(
    id: string,
    silences: YoutubeSilence[],
    signal: AbortSignal,
  ): Promise<ChannelAnswer | null> {
    const page = await listen(pages.channelPage(`/channel/${id}`, signal), silences);
    if (page === null || page === 'not-found') return null;
    if (page.data?.shown !== 'videos' && page.data?.tabs?.has('videos') === true) {
      const videos = await listen(pages.channelPage(`/channel/${id}/videos`, signal), silences);
      if (videos !== null && videos !== 'not-found' && videos.data !== null) return videos.data;
    }
    return page.data ?? { ...NOTHING, channel: page.channel };
  }

  return {
    listen,
    optional,
    tab,

    /** Both in parallel: the videos tab (or the page in its place) and the feed; then what they lead to. */
    async read(id: string, given: ChannelAnswer | null, signal: AbortSignal): Promise<KeylessReading> {
      const silences: YoutubeSilence[] = [];
      const [browsed, feed] = await Promise.all([
        given?.shown === 'videos' ? given : listen(innertube.browse(id, 'videos', signal), silences),
        listen(pages.feed(id, signal), silences),
      ]);
      const usable = browsed !== null && (browsed.channel !== null || browsed.verdict !== null);
      const main = usable ? browsed : await videosPage(id, silences, signal);
      const channels = [main?.channel, given?.channel, feed?.channel].flatMap((one) => one ?? []);
      const videos = [...(feed?.videos ?? [])];
      const verdict = main?.verdict ?? null;
      if (main === null || verdict !== null) {
        const playlists = null;
        return {
          channels,
          videos,
          playlists,
          playlistsComplete: true,
          sawVideos: false,
          streams: null,
          complete: false,
          verdict,
          silences,
          missing: [],
        };
      }

      const isVideosTab = main.shown === 'videos';
      const [rest, shorts, streams, playlists, about] = await Promise.all([
        isVideosTab ? allPages(main, MAX_VIDEOS, signal) : { videos: [], complete: true, failed: false },
        tab(id, 'shorts', main.tabs, signal),
        tab(id, 'streams', main.tabs, signal),
        tab(id, 'playlists', main.tabs, signal),
        main.aboutNext === null
          ? null
          : optional((inTime) => innertube.more(main.aboutNext ?? '', inTime), signal),
      ]);
      // Shorts have their own tab, so what the videos tab lists is none.
      videos.push(...rest.videos.map((video) => ({ ...video, shape: video.shape ?? ('long' as const) })));
      if (shorts !== null && shorts !== 'none') videos.push(...shorts.videos);
      if (streams !== null && streams !== 'none')
        videos.push(
          ...streams.videos.map((video) => ({ ...video, broadcast: video.broadcast ?? ('aired' as const) })),
        );
      if (about?.channel !== null && about?.channel !== undefined) channels.unshift(about.channel);
      return {
        channels,
        videos,
        playlists: playlists === null ? null : playlists === 'none' ? [] : [...playlists.playlists],
        playlistsComplete: playlists === null || playlists === 'none' || playlists.next === null,
        sawVideos: isVideosTab || main.tabs?.has('videos') === false,
        streams:
          streams === null
            ? null
            : new Set(streams === 'none' ? [] : streams.videos.map(({ videoId }) => videoId)),
        complete:
          rest.complete &&
          [shorts, streams].every((one) => one === null || one === 'none' || one.next === null),
        verdict,
        silences,
        missing: [
          ...(rest.failed ? (['older videos'] as const) : []),
          ...(shorts === null ? (['Shorts'] as const) : []),
          ...(streams === null ? (['streams'] as const) : []),
        ],
      };
    },
  };
}

export type Keyless = ReturnType<typeof createKeyless>;

const NOTHING: ChannelAnswer = {
  channel: null,
  verdict: null,
  tabs: null,
  shown: null,
  videos: [],
  playlists: [],
  next: null,
  aboutNext: null,
};
