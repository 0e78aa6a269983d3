import { Agent } from 'undici';
import { isBelow } from './credential.ts';
import { guardedConnector, systemResolver, type Resolver } from './guarded-connector.ts';
import { OutboundFailure, toOutboundFailure } from './outbound-failure.ts';

export type OriginFetchOptions = {
  /** The one address that is reached, and what lies below it. It may lie on this machine or in the operator's network. */
  base: string;
  /** Bytes of an answer; one that is larger breaks off. */
  maxBytes: number;
  /** Each in milliseconds: to connect, to the first header, between two pieces of the body. */
  timeouts: { connect: number; headers: number; chunk: number };
  resolver?: Resolver;
};

export type OriginFetch = {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  close(): Promise<void>;
};

/**
 * `fetch` for a library that talks to one server which the operator named, with the guard that every request of ours goes
 * through: what is dialled is what was checked, no redirect is followed, no answer is unpacked, none is endless. Rejects
 * with OutboundFailure, and so does the body.
 */
export function createOriginFetch(options: OriginFetchOptions): OriginFetch {
  const base = new URL(options.base);
  const { connect, headers: headersTimeout, chunk: bodyTimeout } = options.timeouts;
  const agent = new Agent({
    connect: guardedConnector({
      allowedOrigins: new Set(),
      ownOrigins: new Set([base.origin]),
      resolver: options.resolver ?? systemResolver,
      connectMs: connect,
    }),
    headersTimeout,
    bodyTimeout,
    maxHeaderSize: 16_384,
    connections: 16,
    pipelining: 1,
  });

  return {
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input);
      if (!isBelow(url, base)) throw new OutboundFailure('blocked', url.hostname, 'address');
      const signal = init.signal ?? new AbortController().signal;
      try {
        const answer = await agent.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: init.method === 'POST' ? 'POST' : 'GET',
          headers: {
            ...Object.fromEntries(new Headers(init.headers)),
            // Last: a body that is not compressed cannot be a decompression bomb.
            'accept-encoding': 'identity',
          },
          body: typeof init.body === 'string' ? init.body : null,
          signal,
        });
        answer.body.on('error', () => undefined);
        const refuse = (code: 'blocked' | 'bad_encoding', reason: string) => {
          answer.body.destroy();
          return new OutboundFailure(code, url.hostname, reason);
        };
        if (answer.statusCode >= 300 && answer.statusCode < 400) throw refuse('blocked', 'redirect');
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers))
          for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
        if (!['', 'identity'].includes(headers.get('content-encoding') ?? ''))
          throw refuse('bad_encoding', 'compressed');
        const body = limited(answer.body, { host: url.hostname, maxBytes: options.maxBytes, signal });
        // A Response with one of these takes no body.
        const isBare = [101, 103, 204, 205, 304].includes(answer.statusCode);
        if (isBare) answer.body.destroy();
        return new Response(isBare ? null : body, { status: answer.statusCode, headers });
      } catch (error) {
        throw toOutboundFailure(error, url.hostname, signal);
      }
    },
    close: () => agent.destroy(),
  };
}

/** The body up to so many bytes. Whoever stops reading ends the connection. */
function limited(
  body: AsyncIterable<Buffer> & { destroy: () => unknown },
  { host, maxBytes, signal }: { host: string; maxBytes: number; signal: AbortSignal },
): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = await pieces.next();
        if (piece.done === true) {
          controller.close();
          return;
        }
        bytes += piece.value.length;
        if (bytes > maxBytes) throw new OutboundFailure('too_large', host, `over ${maxBytes} bytes`);
        controller.enqueue(piece.value);
      } catch (error) {
        body.destroy();
        controller.error(toOutboundFailure(error, host, signal));
      }
    },
    cancel() {
      body.destroy();
    },
  });
}
