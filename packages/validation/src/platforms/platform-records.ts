import { GITHUB } from './github/github.ts';
import { INSTAGRAM } from './instagram/instagram.ts';
import { LINKEDIN } from './linkedin/linkedin.ts';
import type { PlatformRecord } from './platform-record.ts';
import { YOUTUBE } from './youtube/youtube.ts';

/** The platforms, in the order in which they are offered. The only place that lists them. */
export const PLATFORM_RECORDS = {
  linkedin: LINKEDIN,
  github: GITHUB,
  youtube: YOUTUBE,
  instagram: INSTAGRAM,
} as const satisfies Readonly<Record<string, PlatformRecord>>;
