import type { Subdomain } from '@tosite/validation/platforms/platform';
import { PREVIEWS_ORIGIN, dashboardFormUrl, productUrl } from './addresses.ts';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';

/** What a folder needs besides its pages to stand on a static host by itself, each in that host's own words. */
export function hostingFiles(
  subdomain: Subdomain,
  pages: readonly string[],
): { path: string; content: string }[] {
  const headers = landingHeaders(subdomain);
  const redirects = redirectsOf(subdomain);
  return [
    { path: '_headers', content: headersFile(headers, pages) },
    { path: '_redirects', content: redirectsFile(redirects) },
    { path: 'vercel.json', content: vercelFile(headers, redirects) },
    { path: 'nginx.conf', content: nginxFile(subdomain, headers, redirects) },
  ];
}

type Header = readonly [name: string, value: string];
type Redirect = { from: string; below: boolean; to: string };

const PAGE_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const ASSET_CACHE = 'public, max-age=31536000, immutable';

function landingHeaders(subdomain: Subdomain): Header[] {
  const dashboard = dashboardFormUrl(subdomain, '');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${dashboard}`,
    // A policy of this kind is applied to the redirect after the form as well, which leads to the preview.
    `form-action 'self' ${dashboard} ${PREVIEWS_ORIGIN}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ...(COPY_OF_SUBDOMAIN[subdomain].indexable ? [] : [['X-Robots-Tag', 'noindex, nofollow'] as const]),
  ];
}

/** The dashboard's paths. Listed one by one: some hosts let a rule for everything win over the pages. */
const DASHBOARD_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/callback',
  '/create-website',
  '/design',
  '/posts',
  '/billing',
  '/account',
  '/analytics',
  '/dashboard',
];
const DASHBOARD_FOLDERS = ['/website', '/settings', '/edit', '/payment'];

/** Where a platform's landing sends the paths that are the dashboard's. The dashboard's own host keeps them. */
function redirectsOf(subdomain: Subdomain): Redirect[] {
  if (COPY_OF_SUBDOMAIN[subdomain].brandName === undefined) return [];
  const to = (path: string): string => `${productUrl('dashboard', path)}?from=${subdomain}`;
  const paths = [...DASHBOARD_PATHS, ...DASHBOARD_FOLDERS];
  return [
    ...paths.map((path) => ({ from: path, below: false, to: to(path) })),
    ...DASHBOARD_FOLDERS.map((path) => ({ from: path, below: true, to: to(`${path}/*`) })),
  ];
}

/** Netlify and Cloudflare Pages. No two of the cache rules meet: where they do, one of the two hosts joins the values. */
function headersFile(headers: readonly Header[], pages: readonly string[]): string {
  const rule = (path: string, lines: readonly Header[]): string =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', headers),
    rule('/assets/*', [['Cache-Control', ASSET_CACHE]]),
    ...pages.map((page) => rule(page, [['Cache-Control', PAGE_CACHE]])),
  ].join('\n\n')}\n`;
}

/** Netlify and Cloudflare Pages. */
function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, below, to }) => `${from}${below ? '/*' : ''} ${to.replace('*', ':splat')} 302\n`)
    .join('');
}

function vercelFile(headers: readonly Header[], redirects: readonly Redirect[]): string {
  const asObjects = (lines: readonly Header[]) => lines.map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: asObjects(headers) },
      { source: '/assets/(.*)', headers: asObjects([['Cache-Control', ASSET_CACHE]]) },
      { source: '/((?!assets/).*)', headers: asObjects([['Cache-Control', PAGE_CACHE]]) },
    ],
    redirects: redirects.map(({ from, below, to }) => ({
      source: below ? `${from}/:path+` : from,
      destination: to.replace('*', ':path+'),
      permanent: false,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** An example to start from: the certificate and the folder are the server's own. */
function nginxFile(subdomain: Subdomain, headers: readonly Header[], redirects: readonly Redirect[]): string {
  const host = productUrl(subdomain, '').replace('https://', '');
  return `# Belongs into the http block: include this file, and say where the folder and the certificate are.
map $uri $cache_of_${subdomain} {
  ~^/assets/ "${ASSET_CACHE}";
  default "${PAGE_CACHE}";
}
server {
  listen 443 ssl;
  server_name ${host};
  root /srv/${subdomain};
  charset utf-8;
  gzip on;
  gzip_types text/css text/javascript application/javascript image/svg+xml application/xml;
  error_page 404 /404.html;
  add_header Cache-Control $cache_of_${subdomain} always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  location / {
    try_files $uri $uri/index.html =404;
  }
  location ~ ^/(?:_headers|_redirects|vercel\\.json|nginx\\.conf)$ {
    return 404;
  }
${redirects
  .map(({ from, below, to }) =>
    below
      ? `  location ~ ^${from}/(.+)$ {\n    return 302 ${to.replace('*', '$1')};\n  }`
      : `  location = ${from} {\n    return 302 ${to};\n  }`,
  )
  .join('\n')}
}
`;
}
