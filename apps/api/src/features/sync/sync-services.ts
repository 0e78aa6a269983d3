import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { ProfileLink } from '@tosite/validation/platforms';
import type { WebsiteServices } from '../../publishing/website-services.ts';

/** What the verbs of keeping a website in step with its sources work with. */
export type SyncServices = WebsiteServices & {
  /** What the owner's connected account says of a profile; null: no such account is connected. Throws SourceFailure. */
  readOwnersConnection: (wanted: {
    userId: string;
    platform: ConnectablePlatform;
    handle: string;
    signal: AbortSignal;
  }) => Promise<ProfileResult | null>;
  /** `maxAgeMs`: how old the last reading of anybody may be to stand for a new one. */
  fetchProfile: (
    link: ProfileLink,
    options: { signal: AbortSignal; maxAgeMs?: number },
  ) => Promise<ProfileResult>;
};
