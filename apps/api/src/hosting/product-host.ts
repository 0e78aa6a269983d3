import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { Env } from '../env.ts';
import { fileAnswer, methodNotAllowed } from './file-answer.ts';
import { pagePolicies } from './page-policies.ts';
import type { ProductPages } from './product-pages.ts';
import { CHANGE_PASSWORD, namesFile } from './product-paths.ts';

const PAGE = 'public, max-age=300, stale-while-revalidate=86400';
const FOREVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

/** What the readable cookie says; it decides only which page `/` shows, never what anybody may do. */
const SIGNED_IN = /(?:^|;\s*)__Host-signed-in=1(?:;|$)/u;
const SECRET_PAGES = new Set(['/reset-password', '/verify-email', '/callback', '/first-start']);

const OPERATORS = /^\/operator(?:\/|$)/u;

/** What the server fills in, and what only static hosts read. */
const NO_PAGES_OF_THEIR_OWN = /^\/(?:link-profile|404(?:\.html)?$|vercel\.json$)/u;

/** Answers the product's own hosts, but for the API: landings on the platforms' subdomains, landing and SPA on the dashboard's. */
export function createProductHost(
  env: Env,
  pages: ProductPages,
  isOperators: (request: Request) => Promise<boolean>,
): (request: Request, subdomain: Subdomain) => Promise<Response> {
  const policies = pagePolicies(env);

  const landingFile = async (
    request: Request,
    subdomain: Subdomain,
    key: string,
  ): Promise<Response | null> => {
    const landing = pages.landings[subdomain];
    const file = landing.get(key) ?? landing.get(`${key}.html`) ?? landing.get(`${key}/index.html`);
    if (file === undefined || NO_PAGES_OF_THEIR_OWN.test(key)) return null;
    return fileAnswer(request, file, {
      cacheControl: key.startsWith('/assets/') ? FOREVER : PAGE,
      headers: policies.landing,
    });
  };

  const dashboardFile = async (request: Request, path: string): Promise<Response | null> => {
    const file = path.endsWith('.html') ? undefined : pages.dashboard.get(path);
    if (file === undefined) return null;
    const hashed = /-[\w-]{8,}\.[a-z0-9]+$/u.test(path);
    return fileAnswer(request, file, {
      cacheControl: hashed ? FOREVER : PAGE,
      // The preview's frame has no origin of its own, so what it loads from here must be open to any origin.
      headers: {
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  };

  const spa = async (request: Request, path: string): Promise<Response> => {
    const index = pages.dashboard.get('/index.html');
    if (index === undefined) throw new Error('the dashboard has no index.html');
    return fileAnswer(request, index, {
      // The app itself says so too, by what it may read: whoever comes by a link of a mail brings no cookie.
      status: OPERATORS.test(path) && !(await isOperators(request)) ? 404 : 200,
      cacheControl: NEVER,
      headers: SECRET_PAGES.has(path) ? policies.dashboardSecret : policies.dashboard,
    });
  };

  const onDashboard = async (request: Request, subdomain: Subdomain, path: string): Promise<Response> => {
    if (path === '/preview-frame') {
      const frame = pages.dashboard.get('/preview-frame.html');
      if (frame !== undefined) {
        return fileAnswer(request, frame, { cacheControl: NEVER, headers: policies.previewFrame });
      }
    }
    if (path === '/') {
      if (SIGNED_IN.test(request.headers.get('cookie') ?? '')) return spa(request, path);
      const landing = pages.landings[subdomain].get('/index.html');
      if (landing === undefined) throw new Error('the landing has no index.html');
      return fileAnswer(request, landing, {
        cacheControl: NEVER,
        headers: { ...policies.landing, vary: 'Cookie' },
      });
    }
    return (
      (await dashboardFile(request, path)) ??
      (await landingFile(request, subdomain, path)) ??
      (await (namesFile(path) ? notFound(request, subdomain) : spa(request, path)))
    );
  };

  const notFound = async (request: Request, subdomain: Subdomain): Promise<Response> => {
    const page = pages.landings[subdomain].get('/404.html');
    const headers = { ...policies.landing, 'x-robots-tag': 'noindex' };
    if (page !== undefined) return fileAnswer(request, page, { status: 404, cacheControl: NEVER, headers });
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': NEVER },
    });
  };

  return async (request, subdomain) => {
    const refused = methodNotAllowed(request);
    if (refused !== null) return refused;
    const url = new URL(request.url);
    const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/u, '') : url.pathname;
    // An owner is led there; anybody else to the login first.
    if (path === CHANGE_PASSWORD) return redirect(`${env.dashboardOrigin}/account`, 302);
    if (subdomain === 'dashboard' || subdomain === 'dashboardstaging') {
      return onDashboard(request, subdomain, path);
    }
    const page = await landingFile(request, subdomain, path === '/' ? '/index.html' : path);
    if (page !== null) return page;
    if (namesFile(path)) return notFound(request, subdomain);
    // Any other path is the dashboard's; it is told where the visitor came from.
    const target = new URL(`${env.dashboardOrigin}${url.pathname}${url.search}`);
    target.searchParams.set('from', subdomain);
    return redirect(target.href, 302, policies.landing);
  };
}

export function redirect(
  location: string,
  status: 301 | 302 | 303,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { ...headers, location, 'cache-control': 'no-store' } });
}
