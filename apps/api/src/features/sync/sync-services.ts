import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { ProfileLink } from '@tosite/validation/platforms';
import type { ConnectionServices } from '../connections/connection-services.ts';
import type { WebsiteServices } from '../websites/website-services.ts';

/** What the verbs of keeping a website in step with its sources work with. */
export type SyncServices = WebsiteServices & {
  connections: ConnectionServices;
  /** `maxAgeMs`: how old the last reading of anybody may be to stand for a new one. */
  fetchProfile: (
    link: ProfileLink,
    options: { signal: AbortSignal; maxAgeMs?: number },
  ) => Promise<ProfileResult>;
};
