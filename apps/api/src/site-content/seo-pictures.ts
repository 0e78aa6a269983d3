import type { SeoSettings } from '@tosite/validation/website/seo';

/** Addresses of the pictures that the settings name: a site shows copies of them, never the pictures themselves. */
export function seoPictures({ ogImageUrl, favicon }: SeoSettings): string[] {
  return [ogImageUrl, favicon].filter((address) => address !== null);
}
