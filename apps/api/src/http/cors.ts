import { PLATFORMS } from '@tosite/validation/platforms/platform';
import type { Env } from '../env.ts';

/** What a landing may call on the dashboard's origin, without credentials. Nothing else may be called from elsewhere. */
const OPEN_TO_LANDINGS = new Set(['/api/onboard/previewData', '/api/website/check-domain']);

export type Cors = {
  /** The answer to a preflight, or null when it is none or not for this path. */
  preflight(request: Request, path: string): Response | null;
  /** Lets the landing that asked read the answer. */
  allow(request: Request, path: string, headers: Headers): void;
};

export function createCors(env: Env): Cors {
  const landings = new Set(PLATFORMS.map((platform) => env.landingOrigin(platform)));
  const allowedOrigin = (request: Request, path: string): string | null => {
    const origin = request.headers.get('origin');
    return origin !== null && OPEN_TO_LANDINGS.has(path) && landings.has(origin) ? origin : null;
  };
  const allow: Cors['allow'] = (request, path, headers) => {
    const origin = allowedOrigin(request, path);
    if (origin === null) return;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'X-Request-Id, Retry-After');
    // The answer is for a page of another origin: the browser would otherwise withhold it.
    headers.set('cross-origin-resource-policy', 'cross-origin');
  };
  return {
    allow,
    preflight(request, path) {
      if (request.method !== 'OPTIONS' || allowedOrigin(request, path) === null) return null;
      const headers = new Headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, accept, idempotency-key',
        'access-control-max-age': '600',
      });
      allow(request, path, headers);
      return new Response(null, { status: 204, headers });
    },
  };
}
