import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { FetchRelMe } from '@tosite/profile-sources/pages/fetch-rel-me';
import type { ProfileLink } from '@tosite/validation/platforms';
import type { ConnectablePlatform, Platform } from '@tosite/validation/platforms/platform';
import type { Core } from '../../core.ts';

export type ProofServices = Core & {
  /** `maxAgeMs`: how old the last reading of anybody may be to stand for a new one. */
  fetchProfile: (
    link: ProfileLink,
    options: { signal: AbortSignal; maxAgeMs: number },
  ) => Promise<ProfileResult>;
  fetchRelMe: FetchRelMe;
  /** Whether this installation reads the name of accounts that are connected there. */
  readsAccountNames: (platform: Platform) => boolean;
  /** The number of the owner's connected account that has this name now; null: none has, as far as it can be read. */
  accountOfOwner: (wanted: {
    userId: string;
    platform: ConnectablePlatform;
    handle: string;
    signal: AbortSignal;
  }) => Promise<string | null>;
};

export type NamedSource = { websiteId: string; sourceId: string };
