import type { SiteInput } from '@tosite/site-sections/site';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { safeUrl } from '@tosite/validation/text/http-link';

export type ShareImage = {
  /** Absolute: whoever shows it has not opened the page. */
  url: string;
  alt: string | null;
  size: { width: number; height: number } | null;
};

/** Wide enough for a card; more only costs the ones who fetch it. */
const ENOUGH = 960;

/** The picture that stands for the site where it is shared: the owner's, the banner, the avatar; null: there is none. */
export function shareImage(site: SiteInput): ShareImage | null {
  const { ogImageUrl } = site.seo;
  const chosen = ogImageUrl === null ? null : stored(site, ogImageUrl);
  if (chosen) return ofOurs(site, chosen, null);
  const foreign = ogImageUrl === null ? null : safeUrl(ogImageUrl);
  if (foreign !== null) return { url: foreign, alt: null, size: null };
  for (const picture of [site.profile.banner, site.profile.avatar]) {
    const copy = picture === null ? null : stored(site, picture.url);
    if (picture && copy) return ofOurs(site, copy, picture.alt.trim() || null);
  }
  return null;
}

function stored(site: SiteInput, address: string): StoredImage | null {
  return Object.hasOwn(site.media, address) ? (site.media[address] ?? null) : null;
}

function ofOurs(site: SiteInput, image: StoredImage, alt: string | null): ShareImage | null {
  const variant = image.variants.find(({ width }) => width >= ENOUGH) ?? image.variants.at(-1);
  if (variant === undefined) return null;
  const { width, height, path } = variant;
  return { url: new URL(path, `${site.origin}/`).href, alt, size: { width, height } };
}
