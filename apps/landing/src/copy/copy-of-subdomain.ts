import type { Subdomain } from '@tosite/validation/platforms/platform';
import { dashboardCopy } from './dashboard.ts';
import { githubCopy } from './github.ts';
import { instagramCopy } from './instagram.ts';
import type { LandingCopy } from './landing-copy.ts';
import { linkedinCopy } from './linkedin.ts';
import { youtubeCopy } from './youtube.ts';

/** One landing a subdomain; a subdomain without its words does not compile. */
export const COPY_OF_SUBDOMAIN: Record<Subdomain, LandingCopy> = {
  linkedin: linkedinCopy,
  github: githubCopy,
  youtube: youtubeCopy,
  instagram: instagramCopy,
  dashboard: dashboardCopy,
  dashboardstaging: { ...dashboardCopy, subdomain: 'dashboardstaging', indexable: false },
};
