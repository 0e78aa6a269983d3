import { Hono } from 'hono';
import { ENDPOINTS, type EndpointName } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { setApiHeaders } from './http/api-headers.ts';
import { ApiFailure } from './http/api-failure.ts';
import { createCors } from './http/cors.ts';
import type { Handler } from './http/endpoint-handler.ts';
import { errorResponse, toFailure } from './http/error-answer.ts';
import { openApiDocument } from './http/openapi.ts';
import { serve, type ApiEnv } from './http/serve.ts';
import type { Services } from './services.ts';

/** `/api`: every declared endpoint with its handler, one error shape, the same headers on every answer. */
export function createApi(services: Services): Hono<ApiEnv> {
  const { env, handlers } = services;
  const api = new Hono<ApiEnv>();
  const cors = createCors(env);

  api.use('*', async (c, next) => {
    const { request } = c.env.facts;
    const path = new URL(request.url).pathname;
    const preflight = cors.preflight(request, path);
    if (preflight !== null) c.res = preflight;
    else await next();
    setApiHeaders(c.res.headers, env.publicProtocol);
    cors.allow(request, path, c.res.headers);
  });

  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    // Each name's handler has the type of exactly that name's endpoint; the loop sees only their union.
    serve(api, services.serveParts, ENDPOINTS[name] as Endpoint, handlers[name] as Handler<Endpoint>);
  }
  // A third of a second that a start has no need of.
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/api/openapi.json', (c) => c.json((document ??= openApiDocument(ENDPOINTS, env.dashboardOrigin))));

  for (const [path, methods] of methodsByPath()) {
    api.all(path.replace(/\{(\w+)\}/gu, ':$1'), () => {
      const response = errorResponse(
        new ApiFailure('method_not_allowed', { id: 'service.otherMethods', methods }),
      );
      response.headers.set('allow', methods.join(', '));
      return response;
    });
  }
  api.notFound(() => errorResponse(new ApiFailure('not_found', { id: 'service.noSuchCall' })));
  api.onError((error, c) => {
    const failure = toFailure(error);
    const { log } = c.env.facts;
    if (failure.code === 'internal') log.error({ err: error }, 'a handler failed');
    else if (failure.code === 'overloaded' || failure.code === 'storage_full')
      log.warn({ err: error }, failure.code);
    return errorResponse(failure);
  });
  return api;
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>([['/api/openapi.json', ['GET']]]);
  for (const endpoint of Object.values(ENDPOINTS) as Endpoint[]) {
    const { path, method, access } = endpoint;
    // Which calls operators have is nobody else's: another method is as unknown as another path.
    if (access === 'operator') continue;
    for (const each of path.endsWith('/') ? [path, path.slice(0, -1)] : [path])
      methods.set(each, [...(methods.get(each) ?? []), method]);
  }
  return methods;
}
