import * as v from 'valibot';
import type { Clock } from '../../outbound/platform-limiter.ts';
import type { SourceLog } from '../../profile-source.ts';
import { RefusalSchema } from './data-api-responses.ts';
import type { YoutubeHttp } from './youtube-http.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** The Data API with the operator's key. */
export type DataApi = {
  /** Asks `<path>?…`; null: YouTube says there is no such thing. Throws YoutubeSilence. */
  get<T extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: T,
    signal: AbortSignal,
  ): Promise<v.InferOutput<T> | null>;
};

const HOUR = 60 * 60_000;
const REFUSED_KEY_MS = 10 * 60_000;
/** The day's units are used up; they come back at midnight in California. */
const QUOTA = /^(?:quotaExceeded|dailyLimitExceeded(?:Unreg)?)$/u;
const BURST = /^(?:rateLimitExceeded|userRateLimitExceeded|RATE_LIMIT_EXCEEDED)$/u;
const KEY =
  /^(?:keyInvalid|keyExpired|API_KEY_\w+|accessNotConfigured|SERVICE_DISABLED|ipRefererBlocked|forbidden|CONSUMER_\w+|accountDelegationForbidden)$/u;

export function createDataApi(options: {
  http: YoutubeHttp;
  key: string;
  log: SourceLog;
  clock: Clock;
}): DataApi {
  const { http, log, clock } = options;
  // A private copy: neither a log line nor an inspected error shows it.
  const withKey = (query: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...query, key: options.key });
  let keyRefusedUntil = 0;

  function refusal(status: number, reasons: readonly string[], code: string | null): YoutubeSilence {
    if (reasons.some((reason) => QUOTA.test(reason))) {
      const until = http.rest('api', clock.now() + HOUR);
      log.warn({}, 'The quota of YOUTUBE_API_KEY is used up; going on without it.');
      return new YoutubeSilence('quota', until);
    }
    if (status === 429 || reasons.some((reason) => BURST.test(reason)))
      return new YoutubeSilence('quota', http.rest('api', null));
    const badKey =
      reasons.some((reason) => KEY.test(reason)) || code === 'PERMISSION_DENIED' || status === 401;
    if (!badKey) return new YoutubeSilence('down');
    if (clock.now() >= keyRefusedUntil)
      log.warn({}, 'YouTube does not accept YOUTUBE_API_KEY; going on without it.');
    keyRefusedUntil = clock.now() + REFUSED_KEY_MS;
    return new YoutubeSilence('key');
  }

  return {
    async get(path, query, schema, signal) {
      if (clock.now() < keyRefusedUntil) throw new YoutubeSilence('key');
      const { status, body } = await http.ask(
        'api',
        { url: `${http.apiBase}/${path}?${withKey(query).toString()}`, maxBytes: 4_000_000 },
        signal,
      );
      const json = readJson(body.toString('utf8'));
      if (status === 200) {
        const reading = v.safeParse(schema, json);
        if (!reading.success) throw new YoutubeSilence('down');
        return reading.output;
      }
      const said = v.safeParse(RefusalSchema, json);
      const error = said.success ? said.output.error : null;
      const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].map(({ reason }) => reason);
      // Only when the API itself says so: anything in between may answer 404 as well.
      if (status === 404 && error !== null) return null;
      if (
        reasons.some((reason) =>
          /^(?:channel|playlist)(?:Closed|Suspended|NotFound|Forbidden)$/u.test(reason),
        )
      )
        return null;
      throw refusal(status, reasons, error?.status ?? null);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
