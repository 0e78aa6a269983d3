import {
  PLATFORM_BASES,
  type PlatformBases,
  type SourceSettings,
} from '@tosite/profile-sources/source-settings';
import { CommandFailure, EXIT } from './exit-codes.ts';

/** The setting of each platform's address; the server's have the same names. */
const BASES: Record<keyof PlatformBases, string> = {
  githubApi: 'GITHUB_API_BASE',
  github: 'GITHUB_BASE',
  githubRaw: 'GITHUB_RAW_BASE',
  youtubeApi: 'YOUTUBE_API_BASE',
  youtube: 'YOUTUBE_BASE',
  instagramApi: 'INSTAGRAM_API_BASE',
  instagramAuth: 'INSTAGRAM_AUTH_BASE',
  instagram: 'INSTAGRAM_BASE',
  facebookApi: 'FACEBOOK_API_BASE',
  linkedinApi: 'LINKEDIN_API_BASE',
  linkedin: 'LINKEDIN_BASE',
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The keys and addresses that sources read, from the environment. Throws CommandFailure for an address that is none. */
export function settingsFromEnv(env: Environment): SourceSettings {
  const set = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const bases = Object.entries(BASES).map(([key, name]) => {
    const value = set(name);
    if (value !== null && !URL.canParse(value)) {
      throw new CommandFailure(EXIT.usage, `${name} has to be an address like https://api.example.com.`);
    }
    return [key, value?.replace(/\/+$/u, '') ?? PLATFORM_BASES[key as keyof PlatformBases]];
  });
  return {
    upstream: Object.fromEntries(bases) as PlatformBases,
    githubToken: set('GITHUB_TOKEN'),
    youtubeApiKey: set('YOUTUBE_API_KEY'),
    instagramAccessToken: set('INSTAGRAM_ACCESS_TOKEN'),
    instagramPublic: set('INSTAGRAM_PUBLIC') === 'on',
    // Whoever runs this command asks for the page themselves.
    linkedinPublic: set('LINKEDIN_PUBLIC') !== 'off',
  };
}
