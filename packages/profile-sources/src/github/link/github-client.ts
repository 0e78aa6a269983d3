import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import * as v from 'valibot';
import { Credential, isBelow } from '../../outbound/credential.ts';
import { bareHost, type HostRule } from '../../outbound/host-rule.ts';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import { systemClock, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import { limited, refused, unavailable } from '../../platform-failures.ts';
import type { SourceLog, Validators } from '../../profile-source.ts';
import { readLimit } from './github-limits.ts';
import { nextPage } from './next-page.ts';

export const REST = 'rest';
export const GRAPHQL = 'graphql';

/** One reading's calls: what they may cost in time, and what is remembered from the last reading for the next. */
export type GithubCall = { signal: AbortSignal; seen: Validators; kept: Validators };

/** A value and the address of its next page; `value` null: GitHub says there is no such thing. */
export type GithubPage<T> = { value: T | null; next: string | null };

export type GithubClient = {
  /** `path` is below the API's base, or the whole address of a next page. */
  get<T extends v.GenericSchema>(
    path: string,
    schema: T,
    call: GithubCall,
  ): Promise<GithubPage<v.InferOutput<T>>>;
  /** null without a token that GitHub accepts. */
  graphql<T extends v.GenericSchema>(
    query: string,
    variables: Record<string, string>,
    schema: T,
    call: GithubCall,
  ): Promise<v.InferOutput<T> | null>;
  hasToken(): boolean;
};

const REFUSED_TOKEN_MS = 10 * 60_000;

export function createGithubClient(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  apiBase: string;
  token: string | null;
  log: SourceLog;
  clock?: Clock;
}): GithubClient {
  const { outbound, limiter, log } = options;
  const clock = options.clock ?? systemClock;
  const base = new URL(options.apiBase);
  const apiBase = options.apiBase.replace(/\/$/u, '');
  const hosts: HostRule = (hostname) => hostname === bareHost(base);
  const token =
    options.token === null
      ? null
      : new Credential(options.apiBase, { authorization: `Bearer ${options.token}` });
  let tokenRefusedUntil = 0;

  const credential = (): Credential | null => (clock.now() < tokenRefusedUntil ? null : token);

  /** Asks once, and once more without the token when GitHub does not accept it. */
  async function ask(
    bucket: string,
    url: string,
    call: GithubCall,
    request: { headers: Record<string, string>; body?: string },
  ): Promise<OutboundAnswer> {
    const used = credential();
    const answer = await limiter.call(
      bucket,
      () =>
        outbound.request({
          url,
          hosts,
          signal: call.signal,
          credential: used,
          headers: { 'x-github-api-version': '2022-11-28', ...request.headers },
          ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
        }),
      call.signal,
    );
    if (answer.status === 401 && used !== null) {
      if (clock.now() >= tokenRefusedUntil)
        log.warn({}, 'GitHub does not accept GITHUB_TOKEN; going on without it.');
      tokenRefusedUntil = clock.now() + REFUSED_TOKEN_MS;
      return bucket === GRAPHQL ? answer : ask(bucket, url, call, request);
    }
    const limit = readLimit(answer, clock.now());
    if (limit !== null) {
      const until = limiter.pause(bucket, limit.until);
      if (limit.limited) throw limited('github', until);
    }
    return answer;
  }

  return {
    hasToken: () => credential() !== null,

    async get(path, schema, call) {
      const url = path.startsWith('/') ? apiBase + path : path;
      if (!canParseUrl(url) || !isBelow(new URL(url), base)) throw refused('github');
      const key = `${credential()?.fingerprint ?? 'anonymous'} ${url.slice(apiBase.length)}`;
      const seen = Object.hasOwn(call.seen, key) ? call.seen[key] : undefined;
      const answer = await ask(REST, url, call, {
        headers: {
          accept: 'application/vnd.github+json',
          ...(seen === undefined ? {} : { 'if-none-match': seen.etag }),
        },
      });
      if (answer.status === 304 && seen !== undefined) {
        call.kept[key] = seen;
        const { value, next } = readJson(
          seen.body,
          v.object({ value: v.unknown(), next: v.nullable(v.string()) }),
        );
        return { value: readShape(value, schema), next };
      }
      if ([404, 410, 451].includes(answer.status)) return { value: null, next: null };
      checkStatus(answer.status);
      const value = readJson(answer.body.toString('utf8'), schema);
      const next = nextPage(answer.headers.link);
      const { etag } = answer.headers;
      if (etag !== undefined && etag.length < 300)
        call.kept[key] = { etag, body: JSON.stringify({ value, next }) };
      return { value, next };
    },

    async graphql(query, variables, schema, call) {
      if (credential() === null) return null;
      const answer = await ask(GRAPHQL, `${apiBase}/graphql`, call, {
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      if (answer.status === 401) return null;
      checkStatus(answer.status);
      return readJson(answer.body.toString('utf8'), schema);
    },
  };
}

function checkStatus(status: number): void {
  if (status >= 200 && status < 300 && status !== 204) return;
  throw status === 401 || status === 403 ? refused('github') : unavailable('github');
}

function readJson<T extends v.GenericSchema>(text: string, schema: T): v.InferOutput<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unavailable('github');
  }
  return readShape(json, schema);
}

function readShape<T extends v.GenericSchema>(json: unknown, schema: T): v.InferOutput<T> {
  const reading = v.safeParse(schema, json);
  if (!reading.success) throw unavailable('github');
  return reading.output;
}
