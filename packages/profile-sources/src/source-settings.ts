import type { PlatformBases } from '@tosite/validation/platforms/platform';

/** The settings that sources read; the server's own settings have this shape. */
export type SourceSettings = {
  upstream: PlatformBases;
  githubToken: string | null;
  /** A server key of the Data API. */
  youtubeApiKey: string | null;
  /** Of Facebook Login (reads other professional accounts), or of Instagram Login (reads its own account). */
  instagramAccessToken: string | null;
  /** Whether Instagram's website may be asked about accounts that nobody connected. */
  instagramPublic: boolean;
  /** Whether the public page of a profile may be asked for, once, when its owner asks. */
  linkedinPublic: boolean;
};

type Snake<T extends string> = T extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${Snake<Rest>}`
  : '';
/** The name of the setting that says where a platform is reached. */
export type BaseSetting<K extends keyof PlatformBases = keyof PlatformBases> = `${Snake<K>}_BASE`;

/** `githubApi` is set by `GITHUB_API_BASE`. */
export function baseSettingOf<K extends keyof PlatformBases>(key: K): BaseSetting<K> {
  // The same as the type says.
  return `${key.replace(/[A-Z]/gu, '_$&').toUpperCase()}_BASE` as BaseSetting<K>;
}

/** The origins of this machine that the settings name: only these may be reached without being public. */
export function loopbackOrigins(bases: Readonly<Record<string, string>>): Set<string> {
  const origins = Object.values(bases).map((base) => new URL(base));
  return new Set(origins.filter((url) => isLoopbackHost(url.hostname)).map((url) => url.origin));
}

function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname);
}
