import { PLATFORMS, type Platform, type Subdomain } from '@tosite/validation/platforms/platform';
import { dashboardCopy } from './dashboard.ts';
import { githubCopy } from './github.ts';
import { instagramCopy } from './instagram.ts';
import type { LandingCopy, PlatformCopy } from './landing-copy.ts';
import { linkedinCopy } from './linkedin.ts';
import { youtubeCopy } from './youtube.ts';

/** A platform without its words does not compile. */
export const PLATFORM_COPY: { [P in Platform]: PlatformCopy<P> } = {
  linkedin: linkedinCopy,
  github: githubCopy,
  youtube: youtubeCopy,
  instagram: instagramCopy,
};

/** One landing a subdomain. */
export const COPY_OF_SUBDOMAIN: Record<Subdomain, LandingCopy> = {
  ...PLATFORM_COPY,
  dashboard: dashboardCopy,
  dashboardstaging: { ...dashboardCopy, subdomain: 'dashboardstaging', indexable: false },
};

/** 'Other platforms offered': those that a page is not about. */
export function othersOf(subdomain: Subdomain): [Platform, ...Platform[]] {
  const [first, ...rest] = PLATFORMS.filter((platform) => platform !== subdomain);
  if (first === undefined) throw new Error('there is more than one platform');
  return [first, ...rest];
}
