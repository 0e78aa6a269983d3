import { normalizeProfileUrl, type ProfileLink } from '@tosite/validation/platforms';
import { afterEach } from 'vitest';
import { createMemoryCache, type ProfileCache } from '../../cache/profile-cache.ts';
import { SourceFailure, type ProfileResult } from '../../profile-source.ts';
import { createProfileSources, type ProfileSources } from '../../profile-sources.ts';
import { PLATFORM_BASES } from '@tosite/validation/platforms/platform';
import { startFixtureServer, type FixtureAnswer, type FixtureServer } from '../../testing/fixture-server.ts';

/** The moment at which the recordings were made. */
export const RECORDED_AT = Date.UTC(2026, 10, 20, 9, 30);

export type RecordedYoutube = {
  server: FixtureServer;
  sources: ProfileSources;
  /** The time that the sources read; may be set. */
  clock: { at: number };
  /** What the operator was told. */
  logged: string[];
  close(): Promise<void>;
};

type Options = Parameters<typeof startFixtureServer>[0] & { key?: string; cache?: ProfileCache };

async function startRecordedYoutube(options: Options): Promise<RecordedYoutube> {
  const server = await startFixtureServer(options);
  const clock = { at: RECORDED_AT };
  const logged: string[] = [];
  const sources = createProfileSources({
    settings: {
      upstream: {
        ...PLATFORM_BASES,
        youtubeApi: `${server.origin}/www.googleapis.com/youtube/v3`,
        youtube: `${server.origin}/www.youtube.com`,
      },
      githubToken: null,
      youtubeApiKey: options.key ?? null,
      instagramAccessToken: null,
      instagramPublic: false,
      linkedinPublic: false,
    },
    cache: options.cache ?? createMemoryCache({ maxEntries: 500 }),
    clock: { now: () => clock.at },
    logger: { warn: (data, message) => void logged.push(`${message} ${JSON.stringify(data)}`) },
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

/** For a test file: starts recorded YouTubes and closes them after each test. */
export function useRecordedYoutube(): (options?: Options) => Promise<RecordedYoutube> {
  const started: RecordedYoutube[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((youtube) => youtube.close()));
  });
  return async (options = {}) => {
    const youtube = await startRecordedYoutube(options);
    started.push(youtube);
    return youtube;
  };
}

export function youtubeLink(input: string): ProfileLink {
  const link = normalizeProfileUrl(input, 'youtube');
  if (!link.ok) throw new Error(`${input} is no profile link: ${link.message}`);
  return link;
}

export async function readProfile(youtube: RecordedYoutube, input: string): Promise<ProfileResult> {
  return youtube.sources.fetchProfile(youtubeLink(input), { signal: new AbortController().signal });
}

/** The failure of a reading that must fail. */
export async function failToRead(youtube: RecordedYoutube, input: string): Promise<SourceFailure> {
  const failure = await readProfile(youtube, input).catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('The profile was read.', { cause: failure });
  return failure;
}

/** What YouTube was asked, as "api channels", "innertube browse", "rss", "page /@x". */
export function whatWasAsked(youtube: RecordedYoutube): string[] {
  return youtube.server.requests.map(({ host, path }) => {
    const [route = ''] = path.split('?');
    if (host === 'www.googleapis.com') return `api ${route.slice('/youtube/v3/'.length)}`;
    if (route.startsWith('/youtubei/v1/')) return `innertube ${route.slice('/youtubei/v1/'.length)}`;
    return route === '/feeds/videos.xml' ? 'rss' : route === '/oembed' ? 'oembed' : `page ${route}`;
  });
}

export function jsonAnswer(value: unknown, status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export const DOWN: FixtureAnswer = { status: 503, body: 'down' };
