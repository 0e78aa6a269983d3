import type { Profile } from '@tosite/validation/profile/profile';
import { safeAddress } from './parts/safe-address.ts';

/** Where the profile itself is to be seen; null where it has no page: the platform's own front page is nobody's. */
export function profileAddress({ url, platform }: Pick<Profile, 'url' | 'platform'>): string | null {
  const address = safeAddress(url);
  if (address === null) return null;
  const { hostname, pathname, search } = new URL(address);
  const isFrontPage = pathname === '/' && search === '' && `.${hostname}`.endsWith(`.${platform}.com`);
  return isFrontPage ? null : address;
}
