import type { ProfileLink } from '@tosite/validation/platforms';
import { createMemoryCache, type ProfileCache } from '../cache/profile-cache.ts';
import type { SourceLog } from '../profile-source.ts';
import { createProfileSources, type ProfileSources } from '../profile-sources.ts';
import { PLATFORM_BASES } from '@tosite/validation/platforms/platform';
import { startFixtureServer, type FixtureServer } from './fixture-server.ts';

/** The moment at which the recordings were made; their quota is whole again at 10:09:05 UTC. */
export const RECORDED_AT = Date.UTC(2026, 10, 20, 9, 30);

export type RecordedGithub = {
  server: FixtureServer;
  sources: ProfileSources;
  /** The time that the sources read; may be set. */
  clock: { at: number };
  /** What the operator was told. */
  logged: string[];
  close(): Promise<void>;
};

/** The sources, reading the recorded GitHub. */
export async function startRecordedGithub(
  options: Parameters<typeof startFixtureServer>[0] & { token?: string; cache?: ProfileCache } = {},
): Promise<RecordedGithub> {
  const server = await startFixtureServer(options);
  const clock = { at: RECORDED_AT };
  const logged: string[] = [];
  const logger: SourceLog = {
    warn: (data, message) => {
      logged.push(`${message} ${JSON.stringify(data)}`);
    },
  };
  const sources = createProfileSources({
    settings: {
      upstream: {
        ...PLATFORM_BASES,
        githubApi: `${server.origin}/api.github.com`,
        githubRaw: `${server.origin}/raw.githubusercontent.com`,
      },
      githubToken: options.token ?? null,
      youtubeApiKey: null,
      instagramAccessToken: null,
      instagramPublic: false,
      linkedinPublic: true,
    },
    cache: options.cache ?? createMemoryCache({ maxEntries: 500 }),
    clock: { now: () => clock.at },
    logger,
  });
  return {
    server,
    sources,
    clock,
    logged,
    close: async () => {
      await sources.close();
      await server.close();
    },
  };
}

export function githubLink(siteName: string): ProfileLink {
  return {
    ok: true,
    platform: 'github',
    websiteType: 'github',
    siteName,
    url: `https://github.com/${siteName}`,
  };
}
