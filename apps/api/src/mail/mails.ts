import type { Executor } from '../database/database.ts';

export type MailKind =
  | 'verify'
  | 'reset'
  | 'password-changed'
  | 'sign-in-added'
  | 'sign-in-removed'
  | 'email-change'
  | 'email-change-notice'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'recovery-code-used'
  | 'connection-ending'
  | 'connection-expired'
  | 'auto-post-made'
  | 'auto-post-failed'
  | 'auto-post-paused'
  | 'weekly-figures'
  | 'payment-failed'
  | 'grace-ending'
  | 'plan-ended'
  | 'site-held'
  | 'site-suspended'
  | 'site-shown-again'
  | 'site-given'
  | 'report-received'
  | 'domain-active'
  | 'domain-failed'
  | 'domain-lost'
  | 'domain-taken'
  | 'domain-verifying'
  | 'domain-blocked'
  | 'operator-alert'
  | 'support'
  | 'test';

/**
 * A mail of ours. Its words come from a template and from settings, never from a person's fields; what an owner writes to
 * whoever runs the installation is the one exception, and goes there only. `replyTo`: who is answered.
 */
export type Mail = {
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html?: string;
  /** Where one click stops mails of its kind (RFC 8058). */
  unsubscribe?: string;
  replyTo?: string;
};

export type Mails = {
  /**
   * Counts a mail that somebody asks for, against its recipient and against the address that asks; false when either
   * has had enough. Asked before the transaction; callers answer the same either way. `device`: one that signed in to the
   * recipient's account before is counted in place of the recipient.
   */
  admit(recipient: string, clientAddress: string, device?: string | null): Promise<boolean>;
  /**
   * Writes the mail and the job that delivers it, in the caller's transaction. It goes with the account that it is
   * about; null: it is about none.
   */
  send(executor: Executor, userId: string | null, mail: Mail): Promise<void>;
  /** Hands a mail over at once, without a row and without another try; throws what the server says. */
  deliverNow(mail: Mail): Promise<void>;
  /** Deletes what lies here as files of mails whose rows are gone. */
  forget(ids: readonly string[]): Promise<void>;
};

/** Hands a mail over to whoever delivers it; the same id may come twice. */
export type MailTransport = {
  deliver(mail: Mail & { id: string; from: string }): Promise<void>;
  /** The ids of mails that lie here as files. */
  kept(): Promise<string[]>;
  /** Deletes what lies here of these mails. */
  forget(ids: readonly string[]): Promise<void>;
  close(): void;
};
