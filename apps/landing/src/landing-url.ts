import type { Subdomain } from '@tosite/validation/platforms/platform';
import { productUrl } from './addresses.ts';

/** Where a page stands: the landing itself, another page on its host, or an answer of the dashboard's host. */
export type Home = 'here' | 'host' | 'elsewhere';

/** What an anchor of the landing is appended to. */
export function landingUrl(subdomain: Subdomain, home: Home): string {
  return home === 'here' ? '' : home === 'host' ? '/' : productUrl(subdomain);
}
