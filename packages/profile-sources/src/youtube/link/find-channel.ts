import { youtubeReference, type YoutubeReference } from '@tosite/validation/platforms';
import type { DataApi } from './data-api-client.ts';
import { ChannelsSchema, VideosSchema, type ApiChannel } from './data-api-responses.ts';
import { CHANNEL_ID, VIDEO_ID } from './findings.ts';
import type { Innertube } from './innertube-client.ts';
import type { ChannelAnswer } from './innertube-answer.ts';
import type { PublicPages } from './public-pages.ts';
import { at, findFirst, stringOf } from './tree.ts';
import { channelNotFound, channelRemoved, silentFailure, YoutubeSilence } from './youtube-silence.ts';

export type FoundPlace = {
  id: string;
  /** The API's record; null when the API has none or is silent. */
  record: ApiChannel | null;
  /** What the channel's page said on the way. */
  page: ChannelAnswer | null;
};

type Ways = { api: DataApi | null; innertube: Innertube; pages: PublicPages };

/**
 * Finds the channel that an address names. Says "not found" only on YouTube's own word: of innertube, or of the API
 * together with the page. Throws SourceFailure; what was silent on the way is added to `silences`.
 */
export async function findChannel(
  ways: Ways,
  reference: YoutubeReference,
  silences: YoutubeSilence[],
  signal: AbortSignal,
): Promise<FoundPlace> {
  const { api, innertube, pages } = ways;
  const listen = async <T>(ask: Promise<T>): Promise<T | null> => {
    try {
      return await ask;
    } catch (error) {
      if (!(error instanceof YoutubeSilence)) throw error;
      silences.push(error);
      return null;
    }
  };

  /** undefined: the API is silent; null: it has no such channel. */
  async function recordOf(query: Readonly<Record<string, string>>): Promise<ApiChannel | null | undefined> {
    if (api === null) return undefined;
    const part = 'snippet,contentDetails,statistics,brandingSettings';
    const asked = api.get('channels', { part, ...query }, ChannelsSchema, signal);
    const answer = await listen(asked.then((value) => ({ record: value?.items[0] ?? null })));
    return answer === null ? undefined : answer.record;
  }

  async function ofVideo(videoId: string): Promise<YoutubeReference> {
    if (!VIDEO_ID.test(videoId)) throw channelNotFound();
    if (api !== null) {
      const answer = await listen(api.get('videos', { part: 'snippet', id: videoId }, VideosSchema, signal));
      const id = answer?.items[0]?.snippet?.channelId ?? '';
      if (CHANNEL_ID.test(id)) return { kind: 'channel', name: id };
    }
    const embedded = await listen(pages.channelOfVideo(videoId, signal));
    if (embedded === 'none') throw channelNotFound();
    const address =
      embedded === null || embedded === 'hidden' ? '' : `https://www.youtube.com${embedded.path}`;
    const named = youtubeReference(address);
    if (named !== null) return named;
    // A video that may not be embedded has a channel all the same.
    const player = await listen(innertube.player(videoId, signal));
    const id =
      stringOf(at(player, 'videoDetails', 'channelId')) ??
      stringOf(findFirst(player, 'externalChannelId')) ??
      '';
    if (CHANNEL_ID.test(id)) return { kind: 'channel', name: id };
    const saysNothing = at(player, 'playabilityStatus') !== undefined;
    throw embedded === 'hidden' && saysNothing ? channelNotFound() : silentFailure(silences);
  }

  const wanted = reference.kind === 'video' ? await ofVideo(reference.name) : reference;
  const first = wanted.kind === 'custom' ? undefined : await recordOf(queryOf(wanted));
  if (first != null && CHANNEL_ID.test(first.id)) return { id: first.id, record: first, page: null };
  if (wanted.kind === 'channel') return { id: wanted.name, record: null, page: null };

  const path = pathOf(wanted);
  const resolved = await listen(innertube.resolve(`https://www.youtube.com${path}`, signal));
  let id = resolved === null || resolved === 'not-found' ? null : resolved.id;
  let page: ChannelAnswer | null = null;
  if (id === null) {
    const apiSaysNo = first === null;
    if (resolved === 'not-found' && apiSaysNo) throw channelNotFound();
    const shown = await listen(pages.channelPage(path, signal));
    if (shown === 'not-found' && (apiSaysNo || resolved === 'not-found')) throw channelNotFound();
    if (shown !== null && shown !== 'not-found') {
      if (shown.data?.verdict === 'removed') throw channelRemoved();
      if (shown.data?.verdict === 'not-found') throw channelNotFound();
      page = shown.data;
      id = shown.channel?.id ?? null;
    }
    if (id === null) throw resolved === 'not-found' ? channelNotFound() : silentFailure(silences);
  }
  return { id, record: (await recordOf({ id })) ?? null, page };
}

function queryOf({ kind, name }: YoutubeReference): Record<string, string> {
  if (kind === 'channel') return { id: name };
  return kind === 'user' ? { forUsername: name.toLowerCase() } : { forHandle: `@${name.toLowerCase()}` };
}

/** Handles and user names are the same in any letter case. */
function pathOf({ kind, name }: YoutubeReference): string {
  if (kind === 'custom') return `/c/${encodeURIComponent(name)}`;
  return kind === 'user'
    ? `/user/${encodeURIComponent(name.toLowerCase())}`
    : `/@${encodeURIComponent(name.toLowerCase())}`;
}
