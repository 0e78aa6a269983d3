import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { baseSettingOf, type SourceSettings } from '@tosite/profile-sources/source-settings';
import { PLATFORM_BASES, type PlatformBases } from '@tosite/validation/platforms/platform';
import { CommandFailure, EXIT } from './exit-codes.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The keys and addresses that sources read, from the environment. Throws CommandFailure for an address that is none. */
export function settingsFromEnv(env: Environment): SourceSettings {
  const set = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const bases = Object.entries(PLATFORM_BASES).map(([key, usual]) => {
    const name = baseSettingOf(key as keyof PlatformBases);
    const value = set(name);
    if (value !== null && !canParseUrl(value)) {
      throw new CommandFailure(EXIT.usage, `${name} has to be an address like https://api.example.com.`);
    }
    return [key, value?.replace(/\/+$/u, '') ?? usual];
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
