import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import net from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import type { Credential } from './credential.ts';
import { guardedConnector, systemResolver, type Resolver } from './guarded-connector.ts';
import { bareHost, type HostRule } from './host-rule.ts';
import { headersForHop, nextHop } from './next-hop.ts';
import { OutboundFailure, toOutboundFailure } from './outbound-failure.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export type OutboundRequest = {
  url: string;
  /** The hosts of this platform: the address and every redirect of it must be one of them. */
  hosts: HostRule;
  /** Ends everything; carries the deadline. */
  signal: AbortSignal;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Sent only where it belongs, whatever redirects say. */
  credential?: Credential | null;
  /** The body's limit in bytes: 2 MB unless said otherwise. */
  maxBytes?: number;
  /** Content types that are read; any other is refused before its body. */
  accept?: RegExp;
  /** Redirects to follow: 3 for GET unless said otherwise, none for POST. With 0 the redirect is the answer. */
  redirects?: number;
};

export type OutboundAnswer = {
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  /** Names in lower case; repeated headers joined by ", ". */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** The one client for other people's servers. Throws OutboundFailure and nothing else. */
export type Outbound = {
  request(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
};

export type OutboundOptions = {
  /** Origins of this machine that may be reached (settings of a test or a development run). */
  allowedOrigins: Iterable<string>;
  resolver?: Resolver;
  /** Ports of public hosts; 80 and 443 unless a test says otherwise. */
  ports?: readonly number[];
  /** Each in milliseconds: to connect, to the first header, between two pieces of the body. */
  timeouts?: { connect: number; headers: number; chunk: number };
};

const DEFAULT_TIMEOUTS = { connect: 3000, headers: 3000, chunk: 3000 };
const USER_AGENT = 'to.site profile reader';

export function createOutbound(options: OutboundOptions): Outbound {
  const allowedOrigins = new Set(options.allowedOrigins);
  const ports = new Set(options.ports ?? [80, 443]);
  const timeouts = options.timeouts ?? DEFAULT_TIMEOUTS;
  // An own agent, so that neither a proxy variable nor a global dispatcher can lead around the check.
  const agent = new Agent({
    connect: guardedConnector({
      allowedOrigins,
      resolver: options.resolver ?? systemResolver,
      connectMs: timeouts.connect,
    }),
    headersTimeout: timeouts.headers,
    bodyTimeout: timeouts.chunk,
    maxHeaderSize: 16_384,
    connections: 8,
    pipelining: 1,
  });

  function check(url: URL, hosts: HostRule): void {
    const host = bareHost(url);
    const refuse = (reason: string) => new OutboundFailure('blocked', host, reason);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse('scheme');
    if (url.username !== '' || url.password !== '') throw refuse('user info');
    if (allowedOrigins.has(url.origin)) {
      if (net.isIP(host) !== 0 && !isLoopbackAddress(host)) throw refuse('address');
      return;
    }
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    if (!ports.has(port)) throw refuse('port');
    if (net.isIP(host) !== 0 && !isPublicAddress(host)) throw refuse('address');
    if (!hosts(host)) throw refuse('host');
  }

  async function send(request: OutboundRequest, first: URL, current: URL): Promise<Dispatcher.ResponseData> {
    return agent.request({
      origin: current.origin,
      path: current.pathname + current.search,
      method: request.method ?? 'GET',
      headers: {
        'user-agent': USER_AGENT,
        ...headersForHop(request.headers ?? {}, { first, current }),
        ...request.credential?.headersFor(current),
        // Last: a body that is not compressed cannot be a decompression bomb.
        'accept-encoding': 'identity',
      },
      body: request.body ?? null,
      signal: request.signal,
    });
  }

  async function run(request: OutboundRequest): Promise<OutboundAnswer> {
    if (!canParseUrl(request.url)) throw new OutboundFailure('blocked', '', 'not an address');
    const first = new URL(request.url);
    const max = request.redirects ?? (request.method === 'POST' ? 0 : 3);
    let current = first;
    for (let hop = 0; ; hop += 1) {
      check(current, request.hosts);
      try {
        const response = await send(request, first, current);
        // A body that is given up on reports that as an error event; nobody else listens for it.
        response.body.on('error', () => undefined);
        const headers = joinHeaders(response.headers);
        const next = max === 0 ? null : nextHopOrClose(current, response, headers.location);
        if (next === null) return await readAnswer(request, current, response, headers);
        response.body.destroy();
        if (hop >= max) throw new OutboundFailure('too_many_redirects', current.hostname, `more than ${max}`);
        current = next;
      } catch (error) {
        throw toOutboundFailure(error, current.hostname, request.signal);
      }
    }
  }

  return {
    request: run,
    close: () => agent.destroy(),
  };
}

function nextHopOrClose(
  from: URL,
  response: Dispatcher.ResponseData,
  location: string | undefined,
): URL | null {
  try {
    return nextHop(from, response.statusCode, location);
  } catch (error) {
    response.body.destroy();
    throw error;
  }
}

async function readAnswer(
  request: OutboundRequest,
  url: URL,
  response: Dispatcher.ResponseData,
  headers: Record<string, string>,
): Promise<OutboundAnswer> {
  const maxBytes = request.maxBytes ?? 2_000_000;
  const refuse = (code: 'too_large' | 'bad_encoding' | 'bad_type', reason: string) => {
    response.body.destroy();
    return new OutboundFailure(code, url.hostname, reason);
  };
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw refuse('bad_encoding', 'compressed');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refuse('too_large', `over ${maxBytes} bytes`);
  const ok = response.statusCode >= 200 && response.statusCode < 300;
  if (ok && request.accept !== undefined && !request.accept.test(headers['content-type'] ?? '')) {
    throw refuse('bad_type', 'content type');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw refuse('too_large', `over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { status: response.statusCode, url: url.href, headers, body: Buffer.concat(chunks) };
}

function joinHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}
