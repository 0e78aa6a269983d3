import { CASELESS_HOSTS } from '@tosite/validation/platforms/platform-hosts';

/** Hosts that are two names of one. */
const RENAMED: Readonly<Record<string, string>> = {
  'twitter.com': 'x.com',
};
/** Networks on which the case of an account's name does not count. */
const CASELESS = new Set(['x.com', 'gitlab.com', 'facebook.com', ...CASELESS_HOSTS]);

/** What two addresses of one place have in common: http or https, `www.`, `m.` and a slash at the end do not count. */
export function sameAddress(address: string): string {
  const { hostname, pathname, search, hash } = new URL(address);
  const bare = hostname.replace(/^(?:www|m|mobile)\./u, '');
  const host = Object.hasOwn(RENAMED, bare) ? (RENAMED[bare] ?? bare) : bare;
  const path = pathname.replace(/\/+$/u, '');
  return host + (CASELESS.has(host) ? path.toLowerCase() : path) + search + hash;
}
