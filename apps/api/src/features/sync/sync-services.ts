import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Executor } from '../../database/database.ts';
import type { ConnectablePlatform, Platform } from '@tosite/validation/platforms/platform';
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
  /** Told of every reading in the transaction that writes it down and holds the website's row. */
  onRead: (
    trx: Executor,
    reading: {
      websiteId: string;
      ownerId: string;
      /** True: what posts new items by itself asked for it. */
      isForRun: boolean;
      answers: readonly {
        sourceId: string;
        platform: Platform;
        /** Why the answer was not taken; null: it was. */
        refused: MessageValue | null;
        needsReconnect: boolean;
        /** The platform's own number of the account; null: it told none. */
        accountId: string | null;
      }[];
    },
  ) => Promise<void>;
  /** Told in the transaction that changes which sources a website has. */
  onSourcesChanged: (trx: Executor, website: { websiteId: string; ownerId: string }) => Promise<void>;
  /** `maxAgeMs`: how old the last reading of anybody may be to stand for a new one. */
  fetchProfile: (
    link: ProfileLink,
    options: { signal: AbortSignal; maxAgeMs?: number },
  ) => Promise<ProfileResult>;
};
