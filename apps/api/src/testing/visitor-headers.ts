import type { TestApi } from './test-api.ts';

const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()';
export const VARIES = { vary: 'Accept-Encoding' };
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** What copies of pictures say besides: other pages may show them. */
export const ANYBODYS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Of the bytes and of nothing else. */
const BESIDE = new Set(['content-length', 'date', 'etag', 'x-request-id']);

/** Of visitors' answers, by the origin of the dashboard; `hsts`: what is said of https, null where nothing is. */
export function visitorHeaders(dashboard: string, hsts: string | null) {
  const https: Record<string, string> = hsts === null ? {} : { 'strict-transport-security': hsts };
  /** `SUM`: of the styles that stand on the page itself. */
  const policy = (style: string, form: string): string =>
    `default-src 'none'; script-src 'none'; style-src 'self'${style}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'none'; frame-src 'none'; form-action ${form}; base-uri 'none'; object-src 'none'; frame-ancestors 'self' ${dashboard}${hsts === null ? '' : '; upgrade-insecure-requests'}`;
  const drawn = (more: Record<string, string>) => ({
    'content-security-policy': policy(" 'SUM'", "'none'"),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    ...https,
    ...more,
  });
  const page = (more: Record<string, string> = {}) =>
    drawn({ 'cache-control': 'public, max-age=0, must-revalidate', ...VARIES, ...more });
  const file = (type: string, cache: string, more: Record<string, string> = {}) =>
    page({
      'content-security-policy': policy('', "'none'"),
      'content-type': type,
      'cache-control': cache,
      ...more,
    });
  return {
    drawn,
    page,
    file,
    withForm: drawn({ 'cache-control': 'no-store', 'content-security-policy': policy(" 'SUM'", "'self'") }),
    leadsTo: (location: string) => ({ 'cache-control': 'no-store', location, ...https }),
    plain: (cache: string) => ({
      'cache-control': cache,
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...https,
    }),
    api: (more: Record<string, string> = {}) => ({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'referrer-policy': 'no-referrer',
      vary: 'Origin, Sec-Fetch-Site',
      'x-content-type-options': 'nosniff',
      ...https,
      ...more,
    }),
  };
}

/** Asks as a visitor does, and answers the headers without those of the bytes, sums of styles as `SUM`. */
export async function visitorAsk(api: TestApi, host: string, path: string, call: object = {}) {
  const answer = await api.call('GET', path, { host, origin: null, ...call });
  const headers = Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => !BESIDE.has(name))
      .map(([name, value]) => [name, value.replaceAll(/ 'sha256-[^']+'/gu, " 'SUM'")]),
  );
  return { status: answer.status, headers, text: answer.text };
}

/** A picture and a sheet that the page asks for. */
export function filesOfPage(text: string): { picture: string; sheet: string } {
  return {
    picture: /(\/media\/[^" ,]+\.webp)/u.exec(text)?.[1] ?? '',
    sheet: /href="(\/assets\/[^"]+\.css)"/u.exec(text)?.[1] ?? '',
  };
}
