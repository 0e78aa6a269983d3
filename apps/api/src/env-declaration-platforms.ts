import type { Setting } from './env-setting.ts';

const signIn = (provider: string, brings: string) =>
  ({
    group: 'Signing in with others, and connecting accounts',
    means: `${brings}; the two are set together`,
    takes: `what ${provider} gives the app that you register there`,
    absent: `${provider} is not offered`,
    example: 'from-the-provider',
  }) as const;

const GOOGLE = signIn('Google', 'signing in with Google');
const GITHUB = signIn('GitHub', 'signing in with GitHub');
const LINKEDIN = signIn('LinkedIn', 'signing in with LinkedIn, and connecting it');
const INSTAGRAM = signIn('Instagram', 'connecting Instagram accounts');

/** What platforms are read with, and who may be signed in with. */
export const platformSettings = {
  GITHUB_TOKEN: {
    group: 'What platforms are read with',
    means: '5,000 requests an hour to GitHub in place of 60, and pinned repositories',
    takes: 'a fine-grained personal access token without any permission',
    absent: '60 requests an hour for the whole server, about 8 profiles',
    example: 'github_pat_from_your_settings',
  },
  YOUTUBE_API_KEY: {
    group: 'What platforms are read with',
    means: "every upload of a channel, for about 5 of the key's 10,000 units a day for each channel",
    takes: 'a server key of the YouTube Data API v3',
    absent: "what the channel's public page and feed give",
    example: 'key-from-google-cloud',
  },
  INSTAGRAM_ACCESS_TOKEN: {
    group: 'What platforms are read with',
    means:
      'reads professional accounts by their link (business discovery); a token of Instagram Login, which begins with `IG`, reads its own account only',
    takes: '`<instagram user id>:<token>`, or the token alone',
    absent: 'only connected accounts and data exports are read',
    example: '17841400000000000:token-from-meta',
  },
  INSTAGRAM_PUBLIC: {
    group: 'What platforms are read with',
    means: "asks Instagram's website without a login: against Meta's terms, and rarely answered",
    takes: '`on` or `off`',
    fallback: false,
    example: 'on',
  },
  LINKEDIN_PUBLIC: {
    group: 'What platforms are read with',
    means: 'asks for the public page of a LinkedIn profile, once, when its owner asks',
    takes: '`on` or `off`',
    fallback: true,
    example: 'off',
  },
  LINKEDIN_PORTABILITY: {
    group: 'What platforms are read with',
    means:
      'asks members in the EU, the EEA and Switzerland for their whole profile when they connect; only for apps that LinkedIn lets use its Member Data Portability API',
    takes: '`on` or `off`',
    fallback: false,
    example: 'on',
  },
  GOOGLE_CLIENT_ID: GOOGLE,
  GOOGLE_CLIENT_SECRET: GOOGLE,
  GITHUB_CLIENT_ID: GITHUB,
  GITHUB_CLIENT_SECRET: GITHUB,
  LINKEDIN_CLIENT_ID: LINKEDIN,
  LINKEDIN_CLIENT_SECRET: LINKEDIN,
  INSTAGRAM_CLIENT_ID: INSTAGRAM,
  INSTAGRAM_CLIENT_SECRET: INSTAGRAM,
} as const satisfies Readonly<Record<string, Setting>>;
