import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { createApp } from './app.ts';
import { setApiHeaders } from './http/api-headers.ts';
import { hasOneHost, oddRequest } from './http/odd-request.ts';
import { stayingOpen } from './http/send-ready.ts';
import type { Services } from './services.ts';

export type RunningServer = {
  port: number;
  /** Takes no new connections, lets requests end for this long, then cuts what is left. */
  stop(options: { timeoutMs: number }): Promise<void>;
};

/** Node's own defaults let a slow sender hold a connection for minutes; the check interval can be given only here. */
const TIMES = {
  headersTimeout: 10_000,
  /** For the whole of a request but an upload, which ends by itself when nothing comes any more. */
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};

const MOST_REQUESTS = 1000;

/** Listens for HTTP. What is written oddly is answered here, before any of it is read as an address. */
export async function startServer(
  services: Services,
  options: { port: number; host: string; times?: Partial<typeof TIMES> },
): Promise<RunningServer> {
  const { log, env, hosting } = services;
  const app = createApp(services);
  const listener = getRequestListener(
    (request, bindings) => app.fetch(request, { incoming: bindings.incoming as IncomingMessage }),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.warn({ err: error }, 'a request could not be read');
        return refusal(400, 'bad_request', 'This request could not be read.', env.publicProtocol);
      },
    },
  );
  let isStopping = false;

  const times = { ...TIMES, ...options.times };

  const staying = stayingOpen({ ...times, maxRequestsPerSocket: MOST_REQUESTS });
  const server: Server = createServer(
    // Node's own limit on the whole of a request knows no exceptions.
    { ...times, requestTimeout: 0, maxHeaderSize: 16_384 },
    (incoming, outgoing) => {
      const otherwise = (): void => answerAny(incoming, outgoing);
      const isOrdinary = !isStopping && hasOneHost(incoming);
      if (isOrdinary && hosting.atOnce?.(incoming, outgoing, { staying, orElse: otherwise }) === true) return;
      otherwise();
    },
  );
  function answerAny(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!isUpload(incoming)) limitWholeRequest(server, incoming, times.requestTimeout);
    if (isStopping) outgoing.setHeader('connection', 'close');
    const odd = oddRequest(incoming);
    if (odd !== null) {
      const code = odd.status === 414 ? 'uri_too_long' : 'bad_request';
      answerOdd(outgoing, refusal(odd.status, code, odd.reason, env.publicProtocol));
      return;
    }
    listener(incoming, outgoing).catch((error: unknown) => {
      log.error({ err: error }, 'an answer could not be sent');
      outgoing.destroy();
    });
  }
  server.maxRequestsPerSocket = MOST_REQUESTS;
  server.maxConnections = 10_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status =
      {
        HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
        ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
      }[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error) => log.error({ err: error }, 'the server failed'));

  return {
    // A server that listens on a port has an address of this form.
    port: (server.address() as AddressInfo).port,
    async stop({ timeoutMs }) {
      isStopping = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
      // A connection that was idle between two requests a moment ago is closed as soon as it is idle again.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearTimeout(cut);
      clearInterval(idle);
    },
  };
}

const UPLOADS = new Set(
  (Object.values(ENDPOINTS) as Endpoint[])
    .filter(({ multipart }) => multipart)
    .map(({ method, path }) => `${method} ${path}`),
);

function isUpload({ method = '', url = '' }: IncomingMessage): boolean {
  return UPLOADS.has(`${method} ${url.split('?')[0] ?? ''}`);
}

/** Cuts off whoever has not sent all of a request in time, as Node does it. */
function limitWholeRequest(server: Server, incoming: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, incoming.socket);
  }, ms);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
}

function refusal(status: number, code: string, message: string, publicProtocol: 'http' | 'https'): Response {
  const response = new Response(JSON.stringify({ error: code, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  setApiHeaders(response.headers, publicProtocol);
  return response;
}

function answerOdd(outgoing: ServerResponse, response: Response): void {
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' });
  void response.text().then((text) => outgoing.end(text));
}
