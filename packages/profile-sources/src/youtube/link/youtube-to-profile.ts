import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import { PLATFORM_HOSTS } from '@tosite/validation/platforms/platform-hosts';
import { isBelow } from '@tosite/validation/text/is-below';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { Message } from '@tosite/validation/messages/message';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import type { ProfileResult } from '../../profile-source.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanLine, cleanName, cleanText, clip } from '../../text/clean-text.ts';
import { countryName, emailIn, firstLineOf, languageTag, linksIn, mainLanguage } from '../channel-words.ts';
import { VOICES, type FoundPicture } from './findings.ts';
import {
  bestPicture,
  mergeChannels,
  mergeVideos,
  newestFirst,
  type MergedChannel,
  type MergedVideo,
} from './merge-findings.ts';
import { dayOfAge } from './read-age.ts';
import { readChapters } from '../read-chapters.ts';
import type { YoutubeReading } from './read-channel.ts';
import { youtubeLeftOut } from './youtube-left-out.ts';

type Video = Profile['videos'][number];
type Mapping = { pictureOk: PictureRule; now: number };

/** What YouTube said, as a Profile and a report of what it did not say. Pure; takes any reading. */
export function youtubeToProfile(reading: YoutubeReading, mapping: Mapping): ProfileResult {
  const channel = mergeChannels(reading.channels);
  const handle = cleanName(channel?.handle ?? null, 100);
  const name = cleanName(channel?.name ?? null) ?? handle ?? reading.id;
  const description = cleanText(channel?.description ?? null, 200_000);
  const merged = newestFirst(
    mergeVideos(reading.videos).filter(({ videoId }) => reading.listed?.has(videoId) ?? true),
    mapping.now,
  );
  const videos = merged.flatMap((video) => toVideo(video, reading, mapping));
  const links = toLinks(channel, description);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'youtube',
      type: 'youtube',
      handle: handle ?? reading.id,
      url:
        handle === null
          ? `https://www.youtube.com/channel/${reading.id}`
          : `https://www.youtube.com/@${encodeURIComponent(handle)}`,
      name,
    }),
    headline: firstLineOf(description),
    about: description === null ? null : { format: 'text', text: description, base: null },
    avatar: toPicture(bestPicture(channel?.avatar ?? [], fetchable(mapping)), name),
    banner: toPicture(bestPicture(channel?.banner ?? [], fetchable(mapping)), ''),
    location: countryName(channel?.country ?? null),
    language: languageTag(channel?.language ?? null) ?? mainLanguage(merged.map(({ language }) => language)),
    since: channel?.since ?? null,
    contact: {
      email: emailIn(description),
      phone: null,
      website: links.find(({ url }) => !isSocial(url))?.url ?? null,
      address: null,
    },
    links,
    videos,
    playlists: toPlaylists(reading, mapping),
  };
  profile.stats.subscribers = channel?.subscribers ?? null;
  profile.stats.views = channel?.views ?? null;
  profile.stats.videos = channel?.videoCount ?? null;
  const rough = channel?.rough ?? [];
  Object.assign(
    profile,
    roughly({
      subscribers: rough.includes('subscribers'),
      views: rough.includes('views'),
      videos: rough.includes('videoCount'),
    }),
  );
  return { profile, report: toReport(reading, merged, profile, mapping.now) };
}

/** The names of what was told only roughly; nothing when all is exact. */
function roughly(rough: Readonly<Record<string, boolean>>): { approximate?: string[] } {
  const names = Object.keys(rough).filter((name) => rough[name] === true);
  return names.length === 0 ? {} : { approximate: names };
}

const fetchable =
  ({ pictureOk }: Mapping) =>
  (url: string) => {
    const address = cleanLink(url);
    return address !== null && pictureOk(address);
  };

function toPicture(found: FoundPicture | null, alt: string): Picture | null {
  const url = found === null ? null : cleanLink(found.url);
  return found === null || url === null
    ? null
    : { url, alt: clip(alt, 1000), width: found.width, height: found.height };
}

function toVideo(video: MergedVideo, reading: YoutubeReading, mapping: Mapping): Video[] {
  const title = cleanLine(video.title);
  if (title === null) return [];
  const kind = kindOf(video, reading.streams);
  const roughDay = video.publishedAt === null ? dayOfAge(video.age, mapping.now) : null;
  const description = cleanText(video.description, 20_000);
  return [
    {
      id: `youtube:video:${video.videoId}`,
      origin: { source: `youtube:${video.voice}`, path: clip(video.path, 300) },
      videoId: video.videoId,
      title,
      description,
      publishedAt: video.publishedAt ?? roughDay,
      duration: video.duration,
      kind,
      views: video.views,
      likes: video.likes,
      url:
        kind === 'short'
          ? `https://www.youtube.com/shorts/${video.videoId}`
          : `https://www.youtube.com/watch?v=${video.videoId}`,
      thumbnail: toPicture(bestPicture(video.thumbnails, fetchable(mapping), kind === 'short'), title),
      tags: [...new Set(video.tags.flatMap((tag) => cleanLine(tag, 300) ?? []))].slice(0, 500),
      chapters: readChapters(description, video.duration),
      ...roughly({ publishedAt: roughDay !== null, views: video.roughViews }),
    },
  ];
}

/** What has been broadcast stays a stream only when it was one: a premiere that is over is a video like any other. */
function kindOf(video: MergedVideo, streams: ReadonlySet<string> | null): Video['kind'] {
  if (video.broadcast === 'live' || video.broadcast === 'premiere') return video.broadcast;
  if (video.broadcast === 'aired' && (streams === null || streams.has(video.videoId))) return 'live';
  return video.shape === 'short' ? 'short' : 'video';
}

function toPlaylists(reading: YoutubeReading, mapping: Mapping): Profile['playlists'] {
  const unique = new Map(reading.playlists.map((playlist) => [playlist.playlistId, playlist]));
  return [...unique.values()].slice(0, 1000).flatMap((playlist): Profile['playlists'] => {
    const title = cleanLine(playlist.title);
    // A list of nothing leads nowhere.
    if (title === null || playlist.count === 0) return [];
    return [
      {
        id: `youtube:playlist:${playlist.playlistId}`,
        origin: {
          source: `youtube:${playlist.voice}`,
          path: clip(`/playlists?id=${playlist.playlistId}`, 300),
        },
        title,
        description: cleanText(playlist.description, 20_000),
        url: `https://www.youtube.com/playlist?list=${playlist.playlistId}`,
        count: playlist.count,
        ...roughly({ count: playlist.roughCount }),
        thumbnail: toPicture(bestPicture(playlist.thumbnails, fetchable(mapping)), title),
      },
    ];
  });
}

/** The links that the channel lists, then those that its description shows. */
function toLinks(channel: MergedChannel | null, description: string | null): Profile['links'] {
  const listed =
    channel?.links.map((link) => ({ ...link, url: cleanLink(link.url), path: 'about#links' })) ?? [];
  const voice = channel?.describedBy ?? 'page';
  const shown = linksIn(description).map((url) => ({ label: null, url, voice, path: 'about#description' }));
  const byId = new Map<string, Profile['links'][number]>();
  for (const { label, url, voice: source, path } of [...listed, ...shown]) {
    const id = clip(`youtube:link:${url ?? ''}`, 200);
    if (url === null || byId.has(id)) continue;
    byId.set(id, {
      id,
      origin: { source: `youtube:${source}`, path },
      label: cleanLine(label) ?? clip(new URL(url).hostname.replace(/^www\./u, ''), 300),
      url,
    });
  }
  return [...byId.values()].slice(0, 100);
}

/** Accounts elsewhere, shops and funding pages: none of them is the person's own website. */
const SOCIAL =
  /(?:^|\.)(?:youtu\.be|facebook\.com|fb\.com|x\.com|twitter\.com|tiktok\.com|threads\.net|threads\.com|twitch\.tv|discord\.(?:gg|com)|patreon\.com|ko-fi\.com|buymeacoffee\.com|paypal\.(?:com|me)|reddit\.com|pinterest\.[a-z.]+|t\.me|telegram\.me|whatsapp\.com|wa\.me|spotify\.com|soundcloud\.com|bsky\.app|vk\.com|amazon\.[a-z.]+|amzn\.to|bit\.ly|google\.com|goo\.gl)$/u;

function isSocial(url: string): boolean {
  const { hostname } = new URL(url);
  return isBelow(hostname, PLATFORM_HOSTS) || SOCIAL.test(hostname);
}

/** A tab that was not read is missing in part where another place told some of its videos. */
function missingOf(part: MissingPart, videos: readonly Video[]): MissingPart {
  const has = (wanted: Video['kind']) => videos.some(({ kind }) => kind === wanted);
  if (part === 'Shorts' && has('short')) return 'some of the Shorts';
  return part === 'streams' && has('live') ? 'some of the streams' : part;
}

function toReport(
  reading: YoutubeReading,
  merged: readonly MergedVideo[],
  { videos, stats }: Profile,
  now: number,
): ProfileResult['report'] {
  const voices = new Set([...reading.channels, ...reading.videos].map(({ voice }) => voice));
  const undated = videos.filter(({ publishedAt }) => publishedAt === null).length;
  const rounded = merged.filter(
    ({ publishedAt, age }) => publishedAt === null && dayOfAge(age, now) !== null,
  ).length;
  const figures = videos.filter(({ approximate }) => approximate?.includes('views') === true).length;
  const missing = reading.missing.map((part) => missingOf(part, videos));
  const onlyFeed = [...voices].join() === 'rss';
  const warnings: (Message | null)[] = [
    videos.length === 0 ? { id: 'source.noVideos' } : null,
    missing.length > 0 ? { id: 'source.incomplete', platform: 'youtube', missing } : null,
    onlyFeed && videos.length > 0 ? { id: 'source.onlyNewestVideos', count: videos.length } : null,
    !reading.complete && videos.length > 0 && !onlyFeed
      ? { id: 'source.moreVideos', count: videos.length }
      : null,
    undated === 0 ? null : { id: 'source.undatedVideos', count: undated },
    rounded === 0 ? null : { id: 'source.approximateDates', count: rounded },
    figures === 0 ? null : { id: 'source.roundedViews', count: figures },
    reading.playlistsComplete ? null : { id: 'source.morePlaylists', count: reading.playlists.length },
    reading.withheld === 0 ? null : { id: 'source.withheldUploads', count: reading.withheld },
  ];
  return {
    method: `youtube:${VOICES.filter((voice) => voices.has(voice)).join('+')}`,
    fetchedAt: new Date(now).toISOString(),
    leftOut: youtubeLeftOut(reading, merged, stats.videos),
    accountId: reading.id,
    warnings: warnings.filter((warning) => warning !== null),
  };
}
