import type { Platform } from '@tosite/validation/platforms/platform';

export const PLATFORM_NAMES: Record<Platform, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  youtube: 'YouTube',
  instagram: 'Instagram',
};
