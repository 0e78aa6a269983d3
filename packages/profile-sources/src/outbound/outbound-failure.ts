import { isTimeout } from './deadline.ts';

export type OutboundFailureCode =
  | 'blocked'
  | 'timeout'
  | 'aborted'
  | 'network'
  | 'too_large'
  | 'bad_encoding'
  | 'bad_type'
  | 'too_many_redirects';

/**
 * Why a request had no answer. Names the host and a reason, never a path, a query, a header or a body: those may
 * hold a token.
 */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure';
  readonly code: OutboundFailureCode;
  readonly host: string;

  constructor(code: OutboundFailureCode, host: string, reason: string) {
    super(`${code}: ${host} (${reason})`);
    this.code = code;
    this.host = host;
  }
}

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Turns whatever the HTTP client threw into an OutboundFailure; only its code is kept, never its text. */
export function toOutboundFailure(error: unknown, host: string, signal: AbortSignal): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  if (signal.aborted) {
    const timedOut = isTimeout(signal);
    return new OutboundFailure(
      timedOut ? 'timeout' : 'aborted',
      host,
      timedOut ? 'deadline' : 'no longer wanted',
    );
  }
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return new OutboundFailure(TIMEOUTS.has(code) ? 'timeout' : 'network', host, code);
}
