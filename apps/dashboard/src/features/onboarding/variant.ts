import type { Platform, Subdomain } from '@tosite/validation/platforms/platform';
import { platformOfSubdomain } from '@tosite/validation/platforms/platform';
import { useMiddlewareStore, variantSubdomain } from '../../memory/middleware-store.ts';

/** The words of `words.variants`, the accent of `data-variant`, and the platform that a bare username belongs to. */
export type Variant = {
  words: 'main' | Platform;
  accent: 'violet' | Platform;
  platform: Platform | null;
  subdomain: Subdomain | null;
};

export function variantOf(subdomain: Subdomain | null): Variant {
  const platform = platformOfSubdomain(subdomain);
  return { words: platform ?? 'main', accent: platform ?? 'violet', platform, subdomain };
}

export function useVariant(): Variant {
  return variantOf(useMiddlewareStore(variantSubdomain));
}
