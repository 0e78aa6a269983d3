import { bareHost, type HostRule } from '../../outbound/host-rule.ts';
import { nextHop } from '../../outbound/next-hop.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Clock, PlatformLimiter } from '../../outbound/platform-limiter.ts';
import { readRetryAfter } from '../../outbound/retry-after.ts';
import { linkedInUnavailable, pageNotFound, wall } from '../linkedin-failures.ts';
import { isMissingAddress, isWallAddress } from './page/page-outcome.ts';

export const LINKEDIN_PAGES = 'pages';

/** Reads one public page, once. Throws SourceFailure for every answer that is no page. */
export type LinkedInClient = {
  readPage(path: string, signal: AbortSignal): Promise<string>;
};

/** `www.`, and the two-letter hosts that are the canonical ones of a country. */
const PAGE_HOST = /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/u;
/** To the host of the person's country, and on to the address as LinkedIn writes it. */
const MAX_HOPS = 3;
const LARGEST_PAGE = 2_500_000;

export function createLinkedInClient(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  base: string;
  clock: Clock;
}): LinkedInClient {
  const { outbound, limiter, clock } = options;
  const base = options.base.replace(/\/$/u, '');
  const baseHost = bareHost(new URL(base));
  const hosts: HostRule = (hostname) => hostname === baseHost || PAGE_HOST.test(hostname);
  let pausedUntil = 0;

  /** One address. A redirect is an answer here: where it leads is judged before it is followed. */
  async function ask(url: string, signal: AbortSignal) {
    return limiter.call(
      LINKEDIN_PAGES,
      () =>
        outbound.request({
          url,
          hosts,
          signal,
          redirects: 0,
          maxBytes: LARGEST_PAGE,
          accept: /^(?:text\/html|application\/xhtml\+xml)/iu,
          headers: { accept: 'text/html', 'accept-language': 'en' },
        }),
      signal,
    );
  }

  return {
    async readPage(path, signal) {
      if (pausedUntil > clock.now()) throw wall(pausedUntil);
      let url = base + path;
      for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
        const { status, headers, body } = await ask(url, signal);
        if (status === 429) {
          // Only when LinkedIn says for how long: its wall says nothing about other pages.
          pausedUntil = readRetryAfter(headers['retry-after'], clock.now()) ?? 0;
          throw wall(pausedUntil === 0 ? null : pausedUntil);
        }
        const next = nextHop(new URL(url), status, headers.location);
        if (next === null) return pageOf(status, body);
        if (isWallAddress(next.href)) throw wall();
        if (isMissingAddress(next.href)) throw pageNotFound();
        url = next.href;
      }
      throw wall();
    },
  };
}

/**
 * 999 is LinkedIn's own status for "denied": it says nothing about whether the page exists, and neither do 401 and 403.
 */
function pageOf(status: number, body: Buffer): string {
  if (status === 200) return body.toString('utf8');
  if (status === 404 || status === 410) throw pageNotFound();
  if (status >= 500 && status < 600) throw linkedInUnavailable();
  throw wall();
}
