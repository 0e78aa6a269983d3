import type { Subdomain } from '@tosite/validation/platforms/platform';

/*
 * No address is known when the pages are built. They carry these in its place; the server, or
 * `scripts/set-addresses.mjs` on a static host, writes the real ones over them in every text file:
 *
 *   https://<subdomain>.root.invalid   a product host, with the protocol and port it is reached at
 *   https://<label>.sites.invalid      previews (`preview`) and generated sites
 *   <label>.sites.invalid              the same as words, without the scheme
 *   %COMPANY_NAME%  %HELP_CENTER_URL%  the operator's settings
 */
export const PREVIEWS_ORIGIN = 'https://preview.sites.invalid';
export const COMPANY_NAME = '%COMPANY_NAME%';
export const HELP_CENTER_URL = '%HELP_CENTER_URL%';

export function productUrl(subdomain: Subdomain, path = '/'): string {
  return `https://${subdomain}.root.invalid${path}`;
}

/** Where a landing's form is sent: the dashboard, or the staging one from its own landing. */
export function dashboardFormUrl(landing: Subdomain, path: string): string {
  return productUrl(landing === 'dashboardstaging' ? landing : 'dashboard', path);
}

/** A page of the dashboard; it is told which platform's landing the visitor comes from. */
export function dashboardUrl(landing: Subdomain, path: string): string {
  const url = dashboardFormUrl(landing, path);
  if (landing === 'dashboard' || landing === 'dashboardstaging') return url;
  return `${url}${path.includes('?') ? '&' : '?'}from=${landing}`;
}

/** The static pages that the product draws of a sample profile. */
export function samplePreviewUrl(handle: string): string {
  return `${PREVIEWS_ORIGIN}/${handle}/`;
}

/** A name's free address, as words. */
export function freeAddress(name: string): string {
  return `${name}.sites.invalid`;
}
