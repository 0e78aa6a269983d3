import type { Platform } from '../platforms/platform.ts';

/** Platforms as they are called in sentences. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  youtube: 'YouTube',
  instagram: 'Instagram',
};
