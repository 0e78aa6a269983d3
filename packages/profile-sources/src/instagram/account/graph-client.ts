import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { isBelow } from '../../outbound/credential.ts';
import { bareHost, type HostRule } from '../../outbound/host-rule.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { systemClock, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import { unavailable } from '../../platform-failures.ts';
import { parseJson } from '../parse-json.ts';
import type { BoundToken } from './bound-token.ts';
import { GraphRefusal, readRefusal } from './graph-refusal.ts';

export const GRAPH_VERSION = 'v25.0';

export type GraphCall<T extends v.GenericSchema> = {
  /** Below the base, as in `/v25.0/me`. */
  path: string;
  /** The query; for `form` calls the body. */
  params: Readonly<Record<string, string>>;
  token?: BoundToken;
  schema: T;
  signal: AbortSignal;
};

export type GraphClient = {
  /** Throws GraphRefusal for what the API refuses; one that says "try again" is tried once more. */
  get<T extends v.GenericSchema>(call: GraphCall<T>): Promise<v.InferOutput<T>>;
  /** Sends a form, once. */
  post<T extends v.GenericSchema>(call: GraphCall<T>): Promise<v.InferOutput<T>>;
};

/** One of Meta's hosts: its quota is a bucket of the limiter, its answers are read with ids as texts. */
export function createGraphClient(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  bucket: string;
  base: string;
  clock?: Clock;
  /** Before the one repetition, in milliseconds. */
  pauseMs?: number;
}): GraphClient {
  const { outbound, limiter, bucket } = options;
  const clock = options.clock ?? systemClock;
  const base = new URL(options.base);
  const hosts: HostRule = (hostname) => hostname === bareHost(base);

  async function ask<T extends v.GenericSchema>(
    call: GraphCall<T>,
    method: 'GET' | 'POST',
  ): Promise<v.InferOutput<T>> {
    const url = new URL(options.base.replace(/\/$/u, '') + call.path);
    if (!isBelow(url, base)) throw unavailable('instagram');
    if (method === 'GET')
      for (const [name, value] of Object.entries(call.params)) url.searchParams.set(name, value);
    call.token?.addTo(url);
    const answer = await limiter.call(
      bucket,
      () =>
        outbound.request({
          url: url.href,
          hosts,
          signal: call.signal,
          // The address holds the token: nothing may send it on.
          redirects: 0,
          headers: { accept: 'application/json' },
          ...(method === 'GET'
            ? {}
            : {
                method,
                body: new URLSearchParams(call.params).toString(),
                headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
              }),
        }),
      call.signal,
    );
    const text = answer.body.toString('utf8');
    const refusal = readRefusal({ status: answer.status, headers: answer.headers, text }, clock.now());
    if (refusal === null) return readShape(text, call.schema);
    // Code 4 is the whole app's limit; the others are one user's or one page's, and stop nobody else.
    const isForAll = refusal.kind === 'rate' && (refusal.code === 4 || refusal.code === null);
    if (!isForAll) throw refusal;
    const { code, subcode } = refusal;
    throw new GraphRefusal('rate', { code, subcode, until: limiter.pause(bucket, refusal.until) });
  }

  return {
    async get(call) {
      try {
        return await ask(call, 'GET');
      } catch (error) {
        if (!(error instanceof GraphRefusal) || error.kind !== 'transient') throw error;
        await wait(options.pauseMs ?? 300, undefined, { signal: call.signal });
        return ask(call, 'GET');
      }
    },
    post: (call) => ask(call, 'POST'),
  };
}

function readShape<T extends v.GenericSchema>(text: string, schema: T): v.InferOutput<T> {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    throw unavailable('instagram');
  }
  const reading = v.safeParse(schema, json);
  if (!reading.success) throw unavailable('instagram');
  return reading.output;
}
