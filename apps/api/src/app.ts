import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { readHost } from '@tosite/validation/website/read-host';
import { createApi } from './api.ts';
import { setApiHeaders } from './http/api-headers.ts';
import type { ApiFailure } from './http/api-failure.ts';
import { createReadClientAddress } from './http/client-address.ts';
import { errorResponse, toFailure } from './http/error-answer.ts';
import { healthResponse, isHealthPath } from './http/health.ts';
import { outsideResponse } from './http/outside-route.ts';
import { noteAnswer } from './http/note-answer.ts';
import { createProxyWarning } from './http/unbelieved-proxy.ts';
import type { RequestFacts } from './http/request-context.ts';
import { metricsAnswer } from './metrics/metrics-answer.ts';
import type { Surface } from './metrics/metrics.ts';
import type { Services } from './services.ts';

/** What the HTTP server hands over; absent in tests that call the app directly. */
export type AppEnv = { Bindings: { incoming?: IncomingMessage } };

/** The whole application by host: health anywhere, the API on the dashboard hosts, everything else to `hosting`. */
export function createApp(services: Services): Hono<AppEnv> {
  const { env, log, hosting, outside, readiness, metrics } = services;
  const app = new Hono<AppEnv>();
  const api = createApi(services);
  const readClientAddress = createReadClientAddress(env.trustedProxies);
  const warnOfProxy = createProxyWarning(env, log);

  app.all('*', async (c) => {
    const startedAt = performance.now();
    const request = c.req.raw;
    const requestId = randomUUID();
    const url = new URL(request.url);
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    warnOfProxy(request, peer);
    const facts: RequestFacts = {
      requestId,
      clientAddress: readClientAddress(peer, request.headers.get('x-forwarded-for')),
      host: readHost(request.headers.get('host') ?? url.host, env.hosts),
      log: log.child({ requestId }),
      signal: request.signal,
      request,
    };
    const response = await respond(facts, url.pathname).catch((error: unknown) => {
      facts.log.error({ err: error }, 'a request failed outside every handler');
      return inPlainText(toFailure(error));
    });
    response.headers.set('x-request-id', requestId);
    if (!isHealthPath(url.pathname))
      noteAnswer(services, facts.log, {
        surface: surfaceOf(facts, url.pathname),
        method: request.method,
        host: url.host,
        path: url.pathname,
        status: response.status,
        ms: performance.now() - startedAt,
        visitor: facts.clientAddress,
        user: facts.userId ?? null,
      });
    return response;
  });

  async function respond(facts: RequestFacts, path: string): Promise<Response> {
    const health = await healthResponse(path, readiness);
    if (health !== null) return health;
    const { host } = facts;
    const isDashboard = host.kind === 'product' && host.subdomain === 'dashboard';
    const figures = isDashboard ? await metricsAnswer(metrics, env.metricsToken, facts.request) : null;
    if (figures !== null) return figures;
    if (host.kind === 'malformed') return new Response(null, { status: 421 });
    if (
      host.kind === 'product' &&
      (host.subdomain === 'dashboard' || host.subdomain === 'dashboardstaging') &&
      isApiPath(path)
    ) {
      return (await besideApi(facts, path)) ?? api.fetch(facts.request, { facts });
    }
    return mutable(await hosting.handle(facts.request, facts));
  }

  async function besideApi(facts: RequestFacts, path: string): Promise<Response | null> {
    const response = await outsideResponse(outside, path, facts).catch((error: unknown) => {
      const failure = toFailure(error);
      if (failure.code === 'internal') facts.log.error({ err: error }, 'a handler failed');
      return errorResponse(failure);
    });
    if (response !== null) setApiHeaders(response.headers, env.publicProtocol);
    return response;
  }

  return app;
}

function surfaceOf({ host }: RequestFacts, path: string): Surface {
  switch (host.kind) {
    case 'product':
      return isApiPath(path) ? 'api' : 'product';
    case 'preview':
    case 'site':
      return host.kind;
    case 'foreign':
      return 'own-domain';
    case 'elsewhere':
    case 'malformed':
      return 'elsewhere';
  }
}

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** A redirect made by `Response.redirect` has headers that cannot be added to. */
function mutable(response: Response): Response {
  try {
    response.headers.delete('x-request-id');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** The failure for whoever reads a page: its status and its sentence. */
function inPlainText(failure: ApiFailure): Response {
  const { status, headers } = errorResponse(failure);
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(`${failure.message}\n`, { status, headers });
}
