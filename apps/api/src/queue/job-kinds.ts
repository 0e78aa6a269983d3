import type { Platform } from '@tosite/validation/platforms/platform';

/** What a website was published for; its history says it in words. */
export type PublishReason =
  | 'create'
  | 'design'
  | 'edit'
  | 'pictures'
  | 'verified'
  | 'sync'
  | 'seo'
  | 'restore'
  | 'posts'
  | 'plan'
  | 'domain';

/** What each kind of job carries. A payload names rows by id; the worker reads them anew. */
export type JobPayloads = {
  'send-mail': { mailId: string };
  /** Mails a link for choosing a new password, if the address has an account. */
  'mail-reset-link': { email: string };
  /** Brings the pictures that a website or a preview shows and has not got; then draws its pages again. */
  'copy-pictures': { holder: `website:${string}` | `preview:${string}` };
  /**
   * Draws a website again when its last change is not up, written in the transaction of that change. Without a reason
   * (earlier versions wrote those): its owner's e-mail was verified.
   */
  'publish-website': { websiteId: string; reason?: PublishReason };
  /** Renews the tokens of a connected account before they run out. */
  'refresh-connection': { connectionId: string };
  /** Reads the sources of a website again. Whether its owner asked for it stands in the database. */
  /**
   * With a platform: that one's sources, whether their time has come or not, for what posts new items by itself;
   * `maxAgeMs` old an answer may be that somebody else has had.
   */
  'sync-website': { websiteId: string; platform?: Platform; maxAgeMs?: number };
  /** Puts up the planned posts of a website whose time has come. */
  'publish-posts': { websiteId: string };
  /** Makes a draft out of a film. */
  'write-post': { postJobId: string };
  /** Makes posts of the new items of a website's source. */
  'auto-post': { websiteId: string };
  /** Asks hubs to tell us of what is new in a website's sources, or to tell us no more. */
  subscribe: { websiteId: string };
  /** Asks what an owner pays for. `of`: `owner:` and their id, or what the payment service reported. */
  'read-payments': { of: string };
  /** Makes the backup of this night. */
  'back-up': Record<string, never>;
  /** Looks at the records of an owner's own domain. */
  'check-domain': { domainId: string };
};

export type JobKind = keyof JobPayloads;

type KindSettings = {
  /** How many of the kind one process runs at once. */
  concurrency: number;
  /** After this long the run is aborted and counts as failed. */
  timeoutMs: number;
};

export const JOB_KINDS: { readonly [K in JobKind]: KindSettings } = {
  'send-mail': { concurrency: 2, timeoutMs: 60_000 },
  'mail-reset-link': { concurrency: 2, timeoutMs: 60_000 },
  'copy-pictures': { concurrency: 2, timeoutMs: 300_000 },
  'publish-website': { concurrency: 2, timeoutMs: 60_000 },
  'refresh-connection': { concurrency: 2, timeoutMs: 60_000 },
  'sync-website': { concurrency: 2, timeoutMs: 300_000 },
  'publish-posts': { concurrency: 2, timeoutMs: 120_000 },
  'write-post': { concurrency: 2, timeoutMs: 120_000 },
  // As many films as a run may have, one after the other.
  'auto-post': { concurrency: 2, timeoutMs: 1_200_000 },
  subscribe: { concurrency: 2, timeoutMs: 60_000 },
  'read-payments': { concurrency: 4, timeoutMs: 120_000 },
  'back-up': { concurrency: 1, timeoutMs: 6 * 3_600_000 },
  'check-domain': { concurrency: 4, timeoutMs: 120_000 },
};

export const JOB_KIND_NAMES = Object.keys(JOB_KINDS) as JobKind[];
