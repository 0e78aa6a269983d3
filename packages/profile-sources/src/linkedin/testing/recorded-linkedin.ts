import type { ProfileLink } from '@tosite/validation/platforms';
import { afterEach } from 'vitest';
import { createMemoryCache } from '../../cache/profile-cache.ts';
import { SourceFailure, type ProfileResult } from '../../profile-source.ts';
import { createProfileSources, type ProfileSources } from '../../profile-sources.ts';
import { PLATFORM_BASES } from '@tosite/validation/platforms/platform';
import { startFixtureServer, type FixtureServer } from '../../testing/fixture-server.ts';

/** The moment at which the recordings were made. */
export const RECORDED_AT = Date.UTC(2026, 10, 20, 9, 30);

export type RecordedLinkedIn = {
  server: FixtureServer;
  sources: ProfileSources;
  /** The time that the sources read; may be set. */
  clock: { at: number };
  /** What the operator was told. */
  logged: string[];
};

type Options = Parameters<typeof startFixtureServer>[0] & { publicPages?: boolean };

/** For a test file: starts the sources against the recorded LinkedIn, and ends them after each test. */
export function useRecordedLinkedIn(): (options?: Options) => Promise<RecordedLinkedIn> {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0)) await end();
  });
  return async (options = {}) => {
    const server = await startFixtureServer(options);
    const clock = { at: RECORDED_AT };
    const logged: string[] = [];
    const sources = createProfileSources({
      settings: {
        upstream: {
          ...PLATFORM_BASES,
          linkedin: `${server.origin}/www.linkedin.com`,
          linkedinApi: `${server.origin}/api.linkedin.com`,
        },
        githubToken: null,
        youtubeApiKey: null,
        instagramAccessToken: null,
        instagramPublic: false,
        linkedinPublic: options.publicPages ?? true,
      },
      cache: createMemoryCache({ maxEntries: 50 }),
      clock: { now: () => clock.at },
      logger: {
        warn: (data, message) => {
          logged.push(`${message} ${JSON.stringify(data)}`);
        },
      },
    });
    endings.push(async () => {
      await sources.close();
      await server.close();
    });
    return { server, sources, clock, logged };
  };
}

export function personLink(siteName: string): ProfileLink {
  return {
    ok: true,
    platform: 'linkedin',
    websiteType: 'linkedin-individual',
    siteName,
    url: `https://linkedin.com/in/${encodeURIComponent(siteName)}`,
  };
}

export function companyLink(siteName: string): ProfileLink {
  return {
    ...personLink(siteName),
    websiteType: 'linkedin-company',
    url: `https://linkedin.com/company/${siteName}`,
  };
}

export async function read(linkedin: RecordedLinkedIn, link: ProfileLink): Promise<ProfileResult> {
  return linkedin.sources.fetchProfile(link, { signal: new AbortController().signal });
}

/** The failure of something that must fail. */
export async function failureOf(promise: Promise<unknown>): Promise<SourceFailure> {
  const failure = await promise.catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail.', { cause: failure });
  return failure;
}
