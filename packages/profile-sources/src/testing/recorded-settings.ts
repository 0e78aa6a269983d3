const HOSTS = {
  GITHUB_API_BASE: 'api.github.com',
  GITHUB_BASE: 'github.com',
  GITHUB_RAW_BASE: 'raw.githubusercontent.com',
  YOUTUBE_API_BASE: 'www.googleapis.com/youtube/v3',
  YOUTUBE_BASE: 'www.youtube.com',
  YOUTUBE_HUB_BASE: 'pubsubhubbub.appspot.com',
  INSTAGRAM_API_BASE: 'graph.instagram.com',
  INSTAGRAM_AUTH_BASE: 'api.instagram.com',
  INSTAGRAM_BASE: 'www.instagram.com',
  FACEBOOK_API_BASE: 'graph.facebook.com',
  LINKEDIN_API_BASE: 'api.linkedin.com',
  LINKEDIN_BASE: 'www.linkedin.com',
  GOOGLE_OAUTH_BASE: 'accounts.google.com',
};

/** Where the platforms are: all of them at the recordings. */
export function recordedBases(origin: string): Record<string, string> {
  return Object.fromEntries(Object.entries(HOSTS).map(([name, host]) => [name, `${origin}/${host}`]));
}

/** The server's settings for development: every platform at the recordings, and an app registered with each. */
export function recordedSettings(origin: string): Record<string, string> {
  return {
    ...recordedBases(origin),
    ...Object.fromEntries(
      ['GOOGLE', 'GITHUB', 'LINKEDIN', 'INSTAGRAM'].flatMap((name) => [
        [`${name}_CLIENT_ID`, `recorded-${name.toLowerCase()}`],
        [`${name}_CLIENT_SECRET`, 'a-recorded-secret'],
      ]),
    ),
    YOUTUBE_API_KEY: 'a-recorded-key',
    LINKEDIN_PORTABILITY: 'on',
    // So that the recorded walls of the public way can be seen; a deployment leaves it off.
    INSTAGRAM_PUBLIC: 'on',
  };
}
