import type { PlatformRules } from './platform-rule.ts';
import { GITHUB } from './github.ts';
import { INSTAGRAM } from './instagram.ts';
import { LINKEDIN } from './linkedin.ts';
import { PLATFORMS, type Platform } from './platform.ts';
import { YOUTUBE } from './youtube.ts';

export const PLATFORM_RULES: Record<Platform, PlatformRules> = {
  linkedin: LINKEDIN,
  github: GITHUB,
  youtube: YOUTUBE,
  instagram: INSTAGRAM,
};

/** The platform whose host this is: decided on the whole name, never on a piece of it. */
export function platformOfHost(host: string): Platform | null {
  return PLATFORMS.find((platform) => PLATFORM_RULES[platform].isHost(host)) ?? null;
}
