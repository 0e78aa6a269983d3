import type { ProfileLink } from '@tosite/validation/platforms';
import { afterEach } from 'vitest';
import { createMemoryCache } from '../../cache/profile-cache.ts';
import { createOutbound } from '../../outbound/outbound.ts';
import { createPlatformLimiter } from '../../outbound/platform-limiter.ts';
import { isOutage } from '../../platform-failures.ts';
import { SourceFailure, type ProfileResult } from '../../profile-source.ts';
import { createProfileSources, type ProfileSources } from '../../profile-sources.ts';
import { loopbackOrigins } from '../../source-settings.ts';
import { PLATFORM_BASES } from '@tosite/validation/platforms/platform';
import { startFixtureServer, type FixtureServer } from '../../testing/fixture-server.ts';
import { createInstagramAccount, type InstagramAccount } from '../account/instagram-account.ts';
import { INSTAGRAM_BUCKET } from '../link/instagram-source.ts';

/** The moment at which the recordings were made. */
export const RECORDED_AT = Date.UTC(2026, 10, 20, 9, 30);

export type RecordedInstagram = {
  server: FixtureServer;
  sources: ProfileSources;
  /** As the sources have it, but without the pause before a repetition. */
  account: InstagramAccount;
  clock: { at: number };
  /** What the operator was told. */
  logged: string[];
};

type Options = Parameters<typeof startFixtureServer>[0] & { token?: string; publicWay?: boolean };

/** For a test file: starts the sources against the recorded Instagram, and ends them after each test. */
export function useRecordedInstagram(): (options?: Options) => Promise<RecordedInstagram> {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0)) await end();
  });
  return async (options = {}) => {
    const server = await startFixtureServer(options);
    const clock = { at: RECORDED_AT };
    const logged: string[] = [];
    const upstream = {
      ...PLATFORM_BASES,
      instagramApi: `${server.origin}/graph.instagram.com`,
      instagramAuth: `${server.origin}/api.instagram.com`,
      instagram: `${server.origin}/www.instagram.com`,
      facebookApi: `${server.origin}/graph.facebook.com`,
    };
    const now = { now: () => clock.at };
    const sources = createProfileSources({
      settings: {
        upstream,
        githubToken: null,
        youtubeApiKey: null,
        linkedinPublic: false,
        instagramAccessToken: options.token ?? null,
        instagramPublic: options.publicWay ?? false,
      },
      cache: createMemoryCache({ maxEntries: 50 }),
      clock: now,
      logger: {
        warn: (data, message) => {
          logged.push(`${message} ${JSON.stringify(data)}`);
        },
      },
    });
    const outbound = createOutbound({ allowedOrigins: loopbackOrigins(upstream) });
    const account = createInstagramAccount({
      outbound,
      limiter: createPlatformLimiter({ mainBucket: INSTAGRAM_BUCKET, isOutage, clock: now }),
      apiBase: upstream.instagramApi,
      authBase: upstream.instagramAuth,
      pictureOk: (url) => url.startsWith(server.origin),
      clock: now,
      pauseMs: 1,
    });
    endings.push(
      () => sources.close(),
      () => outbound.close(),
      () => server.close(),
    );
    return { server, sources, account, clock, logged };
  };
}

export function instagramLink(siteName: string): ProfileLink {
  return {
    ok: true,
    platform: 'instagram',
    websiteType: 'instagram',
    siteName,
    url: `https://instagram.com/${siteName}`,
  };
}

export const anySignal = (): AbortSignal => new AbortController().signal;

export async function readLink({ sources }: RecordedInstagram, name: string): Promise<ProfileResult> {
  return sources.fetchProfile(instagramLink(name), { signal: anySignal() });
}

/** The failure of what must fail. */
export async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof SourceFailure))
    throw new Error('It did not fail as it should.', { cause: failure });
  return failure;
}

/** What was asked, as "GET graph.instagram.com/v25.0/me". */
export function pathsAsked({ server }: RecordedInstagram): string[] {
  return server.requests.map(({ method, host, path }) => `${method} ${host}${path.split('?')[0] ?? ''}`);
}
