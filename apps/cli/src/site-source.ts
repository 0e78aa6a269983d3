import type { Profile } from '@tosite/validation/profile/profile';
import type { SiteData } from '@tosite/validation/website/site-data';

/** What a site is drawn from, wherever it came from. */
export type SiteSource = {
  profile: Profile;
  /** How a site that was exported here was designed; null for anything else. */
  site: SiteData | null;
  /** What the source did not give, in words. */
  warnings: string[];
  /** Null when it cannot be had. */
  readPicture: (address: string) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};
