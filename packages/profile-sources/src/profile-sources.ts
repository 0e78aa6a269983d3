import { isSampleHandle, PLATFORMS, type Platform, type ProfileLink } from '@tosite/validation/platforms';
import { createCachedSource, type CachedSource } from './cache/cached-source.ts';
import type { ProfileCache } from './cache/profile-cache.ts';
import { createGithubReader } from './github/github-reader.ts';
import type { InstagramAccount } from './instagram/account/instagram-account.ts';
import { createInstagramReader } from './instagram/instagram-reader.ts';
import type { LinkedInAccount } from './linkedin/account/linkedin-account.ts';
import { createLinkedInReader } from './linkedin/linkedin-reader.ts';
import { createOutbound } from './outbound/outbound.ts';
import { systemClock, type Clock } from './outbound/platform-limiter.ts';
import { createFetchFilm } from './pictures/fetch-film.ts';
import { createFetchBroughtPicture, createFetchPicture, PictureFailure } from './pictures/fetch-picture.ts';
import { createFetchRelMe } from './pages/fetch-rel-me.ts';
import { createPictureRule } from './pictures/picture-rule.ts';
import type { PlatformReader, ReaderParts } from './platform-reader.ts';
import {
  SourceFailure,
  type FetchProfileOptions,
  type ProfileResult,
  type SourceLog,
} from './profile-source.ts';
import { readSampleCaptions } from './samples/read-sample-captions.ts';
import { findSample, readSamplePicture } from './samples/samples.ts';
import { loopbackOrigins, type SourceSettings } from './source-settings.ts';
import type { FetchTranscript } from './youtube/link/captions.ts';
import type { ChannelHub } from './youtube/link/channel-hub.ts';
import { createYoutubeReader } from './youtube/youtube-reader.ts';

/** Every platform behind one face: samples first, then the cache, then the platform. */
export type ProfileSources = {
  /** Answers or throws SourceFailure within ten seconds, whatever the platform does. */
  fetchProfile(link: ProfileLink, options: FetchProfileOptions): Promise<ProfileResult>;
  /** The bytes of a picture that a profile names (`https:` or `sample:`). Throws PictureFailure and nothing else. */
  fetchPicture(address: string, options: { signal: AbortSignal }): Promise<Buffer>;
  /** The bytes of a picture in a text that its owner brings, wherever it lies. Throws PictureFailure and nothing else. */
  fetchBroughtPicture(address: string, options: { signal: AbortSignal }): Promise<Buffer>;
  /** Where a page says that its owner is elsewhere too (`rel=me`); null: it cannot be read. Never throws. */
  fetchRelMe(address: string, options: { signal: AbortSignal }): Promise<string[] | null>;
  /** The bytes of what a profile names as a film. Throws PictureFailure and nothing else. */
  fetchFilm(address: string, options: { signal: AbortSignal }): Promise<Buffer>;
  /** For accounts that their owners connect: tokens, and what they may read. */
  readonly instagramAccount: InstagramAccount;
  readonly linkedinAccount: LinkedInAccount;
  /** What a YouTube video says: its captions, or why they cannot be had. */
  fetchTranscript: FetchTranscript;
  /** Tells of a YouTube channel's new films. */
  readonly channelHub: ChannelHub;
  /** Ends every connection. */
  close(): Promise<void>;
};

const NO_LOG: SourceLog = { warn: () => undefined };

/** A platform that nobody reads does not compile. */
const READERS = {
  linkedin: createLinkedInReader,
  github: createGithubReader,
  youtube: createYoutubeReader,
  instagram: createInstagramReader,
} satisfies Record<Platform, (parts: ReaderParts) => PlatformReader>;

export function createProfileSources(options: {
  settings: SourceSettings;
  cache: ProfileCache;
  clock?: Clock;
  logger?: SourceLog;
}): ProfileSources {
  const { settings, cache } = options;
  const clock = options.clock ?? systemClock;
  const log = options.logger ?? NO_LOG;
  const allowedOrigins = loopbackOrigins(settings.upstream);
  const outbound = createOutbound({ allowedOrigins });
  const pictureOk = createPictureRule(allowedOrigins);
  const parts: ReaderParts = { outbound, pictureOk, settings, log, clock };
  const readers = readersOf(parts);
  // One entry a platform, from the list that the type is made of.
  const sources = Object.fromEntries(
    PLATFORMS.map((platform) => {
      const { source, limiter }: PlatformReader = readers[platform];
      return [platform, createCachedSource({ source, limiter, cache, log, clock })];
    }),
  ) as Record<Platform, CachedSource>;
  const fetchPicture = createFetchPicture(outbound, pictureOk);

  return {
    async fetchProfile(link, fetching) {
      if (!isSampleHandle(link.siteName)) return sources[link.platform].fetchProfile(link, fetching);
      const sample = findSample(link.siteName, new Date(clock.now()));
      if (sample?.profile.platform === link.platform) return sample;
      throw new SourceFailure(
        'profile_not_found',
        { id: 'platform.noSample', name: link.siteName.slice(0, 60) },
        { next: ['sample'] },
      );
    },
    async fetchPicture(address, { signal }) {
      if (!address.startsWith('sample:')) return fetchPicture(address, { signal });
      const picture = await readSamplePicture(address);
      if (picture === null) throw new PictureFailure('gone', 'no such sample picture');
      return picture;
    },
    fetchBroughtPicture: createFetchBroughtPicture(outbound, allowedOrigins),
    fetchRelMe: createFetchRelMe(outbound),
    fetchFilm: createFetchFilm(outbound, pictureOk),
    instagramAccount: readers.instagram.account,
    linkedinAccount: readers.linkedin.account,
    channelHub: readers.youtube.hub,
    async fetchTranscript(videoId, fetching) {
      // Sample films without captions have no id of YouTube's, so that its reader says so and asks nobody.
      return (await readSampleCaptions(videoId)) ?? readers.youtube.fetchTranscript(videoId, fetching);
    },
    close: () => outbound.close(),
  };
}

type Readers = { [P in Platform]: ReturnType<(typeof READERS)[P]> };

function readersOf(parts: ReaderParts): Readers {
  // Each entry is what the function of its own name gives.
  return Object.fromEntries(PLATFORMS.map((platform) => [platform, READERS[platform](parts)])) as Readers;
}
