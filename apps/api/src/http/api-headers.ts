import { HTTPS_ONLY } from './https-only.ts';
const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** The headers of every answer of the API, errors included. */
export function setApiHeaders(headers: Headers, publicProtocol: 'http' | 'https'): void {
  headers.set('cache-control', 'no-store');
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', PERMISSIONS);
  headers.set('referrer-policy', 'no-referrer');
  headers.set('vary', 'Origin, Sec-Fetch-Site');
  headers.set('x-content-type-options', 'nosniff');
  if (publicProtocol === 'https') headers.set('strict-transport-security', HTTPS_ONLY);
}
