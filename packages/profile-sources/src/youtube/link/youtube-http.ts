import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { bareHost, type HostRule } from '../../outbound/host-rule.ts';
import { OutboundFailure } from '../../outbound/outbound-failure.ts';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import { PlatformPaused, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import { readRetryAfter } from '../../outbound/retry-after.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** The ways to YouTube. Each has its own bucket: one that is walled off does not stop the others. */
export type Bucket = 'api' | 'innertube' | 'page' | 'rss' | 'oembed' | 'captions';

export type YoutubeHttp = {
  /** `url` below one of the two bases. Throws YoutubeSilence for a wall, and whatever ended the signal. */
  ask(
    bucket: Bucket,
    request: { url: string; body?: string; maxBytes?: number },
    signal: AbortSignal,
  ): Promise<OutboundAnswer>;
  /** Rests a bucket; answers until when. */
  rest(bucket: Bucket, until: number | null): number;
  /** Where YouTube's own site is reached. */
  readonly base: string;
  readonly apiBase: string;
};

const MAX_REDIRECTS = 3;
/** Says that cookies were answered: without it a European address is sent to the consent page. */
const COOKIE = 'SOCS=CAI';
const USER_AGENT = 'Mozilla/5.0 (compatible; to.site profile reader)';

export function createYoutubeHttp(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  clock: Clock;
  base: string;
  apiBase: string;
}): YoutubeHttp {
  const { outbound, limiter, clock } = options;
  const base = options.base.replace(/\/$/u, '');
  const apiBase = options.apiBase.replace(/\/$/u, '');
  const ownHosts = new Set([bareHost(new URL(base)), bareHost(new URL(apiBase))]);
  const hosts: HostRule = (hostname) => ownHosts.has(hostname);

  async function send(
    bucket: Bucket,
    url: string,
    body: string | undefined,
    maxBytes: number,
    signal: AbortSignal,
  ) {
    return limiter.call(
      bucket,
      () =>
        outbound.request({
          url,
          hosts,
          signal,
          maxBytes,
          redirects: 0,
          headers:
            bucket === 'api'
              ? { accept: 'application/json' }
              : {
                  'user-agent': USER_AGENT,
                  'accept-language': 'en',
                  cookie: COOKIE,
                  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                },
          ...(body === undefined ? {} : { method: 'POST' as const, body }),
        }),
      signal,
    );
  }

  function wall(bucket: Bucket, leadsTo: string | null, answer: OutboundAnswer): YoutubeSilence | null {
    const wanted = leadsTo === null ? wallIn(answer) : wallAt(leadsTo);
    if (wanted === 'limit' || answer.status === 429) {
      return new YoutubeSilence(
        'limit',
        limiter.pause(bucket, readRetryAfter(answer.headers['retry-after'], clock.now())),
      );
    }
    if (wanted !== null) return new YoutubeSilence(wanted);
    if (answer.status >= 500) return new YoutubeSilence('down');
    return [401, 403, 407, 451].includes(answer.status) ? new YoutubeSilence('blocked') : null;
  }

  /** An address of YouTube's own site at the place where these settings reach it; null for any other. */
  function ownAddress(location: string, from: string): string | null {
    if (location.startsWith('/') && !location.startsWith('//')) return base + location;
    if (!canParseUrl(location, from)) return null;
    const url = new URL(location, from);
    if (url.hostname === 'www.youtube.com' || url.hostname === 'youtube.com')
      return base + url.pathname + url.search;
    return url.href.startsWith(`${base}/`) ? url.href : null;
  }

  return {
    base,
    apiBase,
    rest: (bucket, until) => limiter.pause(bucket, until),
    async ask(bucket, { url, body, maxBytes = 2_000_000 }, signal) {
      let current = url;
      try {
        for (let hop = 0; ; hop += 1) {
          const answer = await send(bucket, current, body, maxBytes, signal);
          // The API's own refusals name their reason; its client reads them.
          if (bucket === 'api') return answer;
          const { location } = answer.headers;
          const redirected = answer.status >= 300 && answer.status < 400 && location !== undefined;
          const silence = wall(bucket, redirected ? location : null, answer);
          // oEmbed says 401 and 403 of a video, not of us.
          if (silence !== null && !(bucket === 'oembed' && silence.why === 'blocked')) throw silence;
          if (!redirected) return answer;
          const next = ownAddress(location, current);
          if (next === null || hop >= MAX_REDIRECTS || body !== undefined)
            throw new YoutubeSilence('blocked');
          current = next;
        }
      } catch (error) {
        throw asSilence(error, signal);
      }
    },
  };
}

function asSilence(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof YoutubeSilence) return error;
  if (signal.aborted) return error;
  if (error instanceof PlatformPaused) return new YoutubeSilence('limit', error.until);
  return error instanceof OutboundFailure ? new YoutubeSilence('down') : error;
}

/** The wall that a redirect leads to. */
function wallAt(url: string): 'consent' | 'limit' | 'blocked' | null {
  if (/(?:^|[/.])consent\.(?:youtube|google)\./u.test(url)) return 'consent';
  if (/google\.[a-z.]+\/sorry(?:\/|\?|$)/u.test(url)) return 'limit';
  return /accounts\.google\.[a-z.]+|\/ServiceLogin|\/signin(?:\/|\?|$)/u.test(url) ? 'blocked' : null;
}

/** The same walls, served in place of what was asked for. */
function wallIn(answer: OutboundAnswer): 'consent' | 'limit' | null {
  if (!/html/iu.test(answer.headers['content-type'] ?? '')) return null;
  const html = answer.body.toString('utf8', 0, 200_000);
  if (/action=["']https:\/\/consent\.(?:youtube|google)\./u.test(html)) return 'consent';
  return html.length < 100_000 &&
    /unusual traffic from your computer|g-recaptcha|id="captcha-form"/u.test(html)
    ? 'limit'
    : null;
}
