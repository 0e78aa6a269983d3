import type * as v from 'valibot';
import type { DataApi } from './data-api-client.ts';
import { playlistOfApi, videoOfApi, videoOfItem } from './data-api-findings.ts';
import {
  PlaylistItemsSchema,
  PlaylistsSchema,
  VideosSchema,
  type ApiPlaylistItem,
} from './data-api-responses.ts';
import type { FoundPlaylist, FoundVideo } from './findings.ts';

export const MAX_VIDEOS = 300;
const PER_CALL = 50;

type ItemsPage = v.InferOutput<typeof PlaylistItemsSchema>;
type PlaylistsPage = v.InferOutput<typeof PlaylistsSchema>;

export type ApiUploads = {
  videos: FoundVideo[];
  /** Entries of the list that are private, deleted or otherwise not shown. */
  withheld: number;
  /** False when there are more than were read. */
  complete: boolean;
  /** True when a page or the details of a page could not be read. */
  failed: boolean;
};

/** The newest uploads with their details: the list by pages, each page's details while the next page is asked. */
export async function readUploads(
  api: DataApi,
  playlistId: string,
  signal: AbortSignal,
): Promise<ApiUploads> {
  const pages: Promise<{ videos: FoundVideo[]; withheld: number; failed: boolean }>[] = [];
  let token: string | null = '';
  let failed = false;
  for (let page = 0; token !== null && page * PER_CALL < MAX_VIDEOS; page += 1) {
    const query = { part: 'snippet,contentDetails,status', playlistId, maxResults: String(PER_CALL) };
    const asked: Promise<ItemsPage | null> = api.get(
      'playlistItems',
      token === '' ? query : { ...query, pageToken: token },
      PlaylistItemsSchema,
      signal,
    );
    // The first page must answer; a later one that fails is only not there.
    const answer: ItemsPage | null = page === 0 ? await asked : await asked.catch(() => null);
    failed ||= answer === null && page > 0;
    pages.push(withDetails(api, answer?.items ?? [], signal));
    token = answer?.nextPageToken ?? null;
  }
  const read = await Promise.all(pages);
  return {
    videos: read.flatMap(({ videos }) => videos),
    withheld: read.reduce((sum, { withheld }) => sum + withheld, 0),
    complete: token === null && !failed,
    failed: failed || read.some((page) => page.failed),
  };
}

async function withDetails(api: DataApi, items: readonly ApiPlaylistItem[], signal: AbortSignal) {
  const listed = items.flatMap((item) => videoOfItem(item) ?? []);
  const unique = [...new Map(listed.map((video) => [video.videoId, video])).values()];
  if (unique.length === 0) return { videos: [], withheld: items.length, failed: false };
  const details = await readVideos(
    api,
    unique.map(({ videoId }) => videoId),
    signal,
  ).catch(() => null);
  if (details === null) return { videos: unique, withheld: items.length - unique.length, failed: true };
  const byId = new Map(details.map((video) => [video.videoId, video]));
  // What has no details is not public any more.
  const videos = unique.flatMap(({ videoId, publishedAt }) => {
    const video = byId.get(videoId);
    return video === undefined ? [] : [{ ...video, publishedAt: video.publishedAt ?? publishedAt }];
  });
  return { videos, withheld: items.length - videos.length, failed: false };
}

async function readVideos(api: DataApi, ids: readonly string[], signal: AbortSignal): Promise<FoundVideo[]> {
  const part = 'snippet,contentDetails,statistics,liveStreamingDetails,status,player';
  // With a size the player's part says the shape of the picture.
  const query = { part, id: ids.join(','), maxWidth: '1280', maxHeight: '720' };
  const answer = await api.get('videos', query, VideosSchema, signal);
  return (answer?.items ?? []).flatMap((video) => videoOfApi(video) ?? []);
}

const MAX_PLAYLIST_PAGES = 20;

/** The public playlists of a channel, as many as a profile holds. A page after the first that fails ends the list. */
export async function readApiPlaylists(
  api: DataApi,
  channelId: string,
  signal: AbortSignal,
): Promise<{ playlists: FoundPlaylist[]; complete: boolean }> {
  const query = { part: 'snippet,contentDetails,status', channelId, maxResults: String(PER_CALL) };
  const first = await api.get('playlists', query, PlaylistsSchema, signal);
  const playlists = (first?.items ?? []).flatMap(playlistOfApi);
  let token = first?.nextPageToken ?? null;
  for (let page = 2; token !== null && page <= MAX_PLAYLIST_PAGES; page += 1) {
    const asked: Promise<PlaylistsPage | null> = api.get(
      'playlists',
      { ...query, pageToken: token },
      PlaylistsSchema,
      signal,
    );
    const next: PlaylistsPage | null = await asked.catch(() => null);
    if (next === null) break;
    playlists.push(...next.items.flatMap(playlistOfApi));
    token = next.nextPageToken;
  }
  return { playlists, complete: token === null };
}
