import { timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { hashToken } from '../secrets/keys.ts';
import type { Metrics } from './metrics.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';

const PATH = '/metrics';

/** Figures for whoever brings the token; null: there are none at this address. */
export async function metricsAnswer(
  { registry }: Metrics,
  token: string | null,
  request: Request,
): Promise<Response | null> {
  if (token === null || new URL(request.url).pathname !== PATH || request.method !== 'GET') return null;
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const [, given = ''] = /^Bearer (\S{1,500})$/u.exec(request.headers.get('authorization') ?? '') ?? [];
  // Of equal length, whatever was brought.
  if (!timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token))))
    return new Response('Bring METRICS_TOKEN as a bearer token.\n', {
      status: 401,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'www-authenticate': 'Bearer' },
    });
  return new Response(await registry.metrics(), {
    headers: { ...headers, 'content-type': registry.contentType },
  });
}

/** The same for this machine alone, without a token. */
export async function startMetricsPort(
  { registry }: Metrics,
  port: number,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  return listenOnLoopback(port, (request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'figures could not be read');
        response.writeHead(500).end();
      },
    );
  });
}
