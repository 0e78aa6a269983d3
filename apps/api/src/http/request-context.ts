import type { HostReading } from '@tosite/validation/website/read-host';
import type { Logger } from 'pino';

/** Who is signed in: read from the session row, not from the token alone. */
export type AuthenticatedUser = {
  id: string;
  sessionId: string;
  email: string;
  name: string;
  /** Of mails to them; null: nobody knows. */
  language: string | null;
  emailVerified: boolean;
};

/** What is known of every request before anything is decided. */
export type RequestFacts = {
  /** Stands in `X-Request-Id` and in the log line. */
  requestId: string;
  /** The visitor's address; behind a trusted proxy, what the proxy says. */
  clientAddress: string;
  /** Which of our hosts was asked. */
  host: HostReading;
  log: Logger;
  /** Who asks, once that is known; for the log. */
  userId?: string;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  request: Request;
};
