import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { OutboundFailure } from './outbound-failure.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The address that an answer sends on to; null when it does not. Never from https back to http. */
export function nextHop(from: URL, status: number, location: string | undefined): URL | null {
  if (!REDIRECTS.has(status) || location === undefined) return null;
  if (!canParseUrl(location, from)) throw new OutboundFailure('blocked', from.hostname, 'redirect');
  const to = new URL(location, from);
  if (from.protocol === 'https:' && to.protocol !== 'https:') {
    throw new OutboundFailure('blocked', to.hostname, 'redirect away from https');
  }
  return to;
}

const PERSONAL = new Set(['authorization', 'cookie', 'proxy-authorization', 'x-api-key']);

/** The request's own headers for this hop: what identifies us is not carried to another origin. */
export function headersForHop(
  headers: Readonly<Record<string, string>>,
  hop: { first: URL; current: URL },
): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const sameOrigin = hop.first.origin === hop.current.origin;
  return Object.fromEntries(entries.filter(([name]) => sameOrigin || !PERSONAL.has(name)));
}
