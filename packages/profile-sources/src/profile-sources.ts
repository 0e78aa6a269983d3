import { isSampleHandle, type Platform, type ProfileLink } from '@tosite/validation/platforms';
import { createCachedSource, type CachedSource } from './cache/cached-source.ts';
import type { ProfileCache } from './cache/profile-cache.ts';
import { createGithubClient, REST } from './github/link/github-client.ts';
import { createGithubSource } from './github/link/github-source.ts';
import { createInstagramAccount, type InstagramAccount } from './instagram/account/instagram-account.ts';
import { createInstagramSource, INSTAGRAM_LANE } from './instagram/link/instagram-source.ts';
import { createServerWay } from './instagram/link/server-way.ts';
import { createInstagramPublic } from './instagram/link/instagram-public.ts';
import { createLinkedInAccount, type LinkedInAccount } from './linkedin/account/linkedin-account.ts';
import { createLinkedInClient, LINKEDIN_PAGES } from './linkedin/link/linkedin-client.ts';
import { createLinkedInSource } from './linkedin/link/linkedin-source.ts';
import { createOutbound } from './outbound/outbound.ts';
import { createPlatformGate, systemClock, type Clock } from './outbound/platform-gate.ts';
import { createFetchFilm } from './pictures/fetch-film.ts';
import { createFetchPicture, PictureFailure } from './pictures/fetch-picture.ts';
import { createPictureRule } from './pictures/picture-rule.ts';
import { isOutage } from './platform-failures.ts';
import {
  SourceFailure,
  type FetchProfileOptions,
  type ProfileResult,
  type ProfileSource,
  type SourceLog,
} from './profile-source.ts';
import { findSample, readSamplePicture } from './samples/samples.ts';
import { loopbackOrigins, type SourceSettings } from './source-settings.ts';
import type { FetchTranscript } from './youtube/link/captions.ts';
import { createYoutube } from './youtube/link/youtube-source.ts';

/** Every platform behind one face: samples first, then the cache, then the platform. */
export type ProfileSources = {
  /** Answers or throws SourceFailure within ten seconds, whatever the platform does. */
  fetchProfile(link: ProfileLink, options: FetchProfileOptions): Promise<ProfileResult>;
  /** The bytes of a picture that a profile names (`https:` or `sample:`). Throws PictureFailure and nothing else. */
  fetchPicture(address: string, options: { signal: AbortSignal }): Promise<Buffer>;
  /** The bytes of what a profile names as a film. Throws PictureFailure and nothing else. */
  fetchFilm(address: string, options: { signal: AbortSignal }): Promise<Buffer>;
  /** For accounts that their owners connect: tokens, and what they may read. */
  readonly instagramAccount: InstagramAccount;
  readonly linkedinAccount: LinkedInAccount;
  /** What a YouTube video says: its captions, or why they cannot be had. */
  fetchTranscript: FetchTranscript;
  /** Ends every connection. */
  close(): Promise<void>;
};

const NO_LOG: SourceLog = { warn: () => undefined };

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
  const fetchPicture = createFetchPicture(outbound, pictureOk);
  const fetchFilm = createFetchFilm(outbound, pictureOk);

  const cached = (createSource: (gate: ReturnType<typeof createPlatformGate>) => ProfileSource) => {
    const gate = createPlatformGate({ mainLane: REST, isOutage, clock });
    return createCachedSource({ source: createSource(gate), gate, cache, log, clock });
  };

  const instagramGate = createPlatformGate({ mainLane: INSTAGRAM_LANE, isOutage, clock });
  const instagramAccount = createInstagramAccount({
    outbound,
    gate: instagramGate,
    apiBase: settings.upstream.instagramApi,
    authBase: settings.upstream.instagramAuth,
    pictureOk,
    clock,
  });
  const instagram = createInstagramSource({
    server: createServerWay({
      token: settings.instagramAccessToken,
      account: instagramAccount,
      outbound,
      gate: instagramGate,
      facebookBase: settings.upstream.facebookApi,
      pictureOk,
      clock,
    }),
    publicWay: settings.instagramPublic
      ? createInstagramPublic({
          outbound,
          gate: instagramGate,
          base: settings.upstream.instagram,
          pictureOk,
          log,
          clock,
        })
      : null,
    log,
  });

  const linkedinGate = createPlatformGate({ mainLane: LINKEDIN_PAGES, isOutage, clock });
  const linkedin = createLinkedInSource({
    client: settings.linkedinPublic
      ? createLinkedInClient({ outbound, gate: linkedinGate, base: settings.upstream.linkedin, clock })
      : null,
    pictureOk,
    clock,
  });
  const linkedinAccount = createLinkedInAccount({
    outbound,
    gate: linkedinGate,
    apiBase: settings.upstream.linkedinApi,
    pictureOk,
    log,
    clock,
  });

  const youtubeGate = createPlatformGate({ mainLane: REST, isOutage, clock });
  const youtube = createYoutube({
    outbound,
    gate: youtubeGate,
    base: settings.upstream.youtube,
    apiBase: settings.upstream.youtubeApi,
    key: settings.youtubeApiKey,
    pictureOk,
    log,
    clock,
  });

  const sources: Record<Platform, CachedSource> = {
    github: cached((gate) =>
      createGithubSource({
        client: createGithubClient({
          outbound,
          gate,
          apiBase: settings.upstream.githubApi,
          token: settings.githubToken,
          log,
          clock,
        }),
        rawBase: settings.upstream.githubRaw,
        pictureOk,
        clock,
      }),
    ),
    linkedin: createCachedSource({ source: linkedin, gate: linkedinGate, cache, log, clock }),
    youtube: createCachedSource({ source: youtube.source, gate: youtubeGate, cache, log, clock }),
    instagram: createCachedSource({ source: instagram, gate: instagramGate, cache, log, clock }),
  };

  return {
    async fetchProfile(link, options) {
      if (!isSampleHandle(link.siteName)) {
        return sources[link.platform].fetchProfile(link, options);
      }
      const sample = findSample(link.siteName, new Date(clock.now()));
      if (sample?.profile.platform === link.platform) return sample;
      throw new SourceFailure(
        'profile_not_found',
        { id: 'platform.noSample', name: link.siteName.slice(0, 60) },
        {
          next: ['sample'],
        },
      );
    },
    async fetchPicture(address, { signal }) {
      if (!address.startsWith('sample:')) return fetchPicture(address, { signal });
      const picture = await readSamplePicture(address);
      if (picture === null) throw new PictureFailure('gone', 'no such sample picture');
      return picture;
    },
    fetchFilm,
    instagramAccount,
    linkedinAccount,
    fetchTranscript: youtube.fetchTranscript,
    close: () => outbound.close(),
  };
}
