/** What a website was published for; its history says it in words. */
export type PublishReason =
  'create' | 'design' | 'edit' | 'pictures' | 'verified' | 'sync' | 'seo' | 'restore' | 'posts';

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
  'sync-website': { websiteId: string };
  /** Puts up the planned posts of a website whose time has come. */
  'publish-posts': { websiteId: string };
  /** Makes a draft out of a film. */
  'write-post': { postJobId: string };
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
};

export const JOB_KIND_NAMES = Object.keys(JOB_KINDS) as JobKind[];
