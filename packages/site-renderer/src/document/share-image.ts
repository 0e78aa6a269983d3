import type { SiteInput } from '@tosite/site-sections/site';
import type { Picture } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { safeUrl } from '@tosite/validation/text/http-link';

export type ShareImage = {
  /** Absolute: whoever shows it has not opened the page. */
  url: string;
  alt: string | null;
  size: { width: number; height: number } | null;
  /** Its media type; null: not known. */
  type: string | null;
};
type Absolute = (path: string) => string;

/** Wide enough for a card; more only costs the ones who fetch it. */
const ENOUGH = 960;

/** The picture that the owner chose to stand for the site; null: they did not choose one. */
export function chosenImage(site: SiteInput, absolute: Absolute): ShareImage | null {
  const { ogImageUrl } = site.seo;
  if (ogImageUrl === null) return null;
  const copy = storedImage(site, ogImageUrl);
  if (copy) return ofOurs(copy, null, absolute);
  const foreign = safeUrl(ogImageUrl);
  return foreign === null ? null : { url: foreign, alt: null, size: null, type: null };
}

/** The first of these pictures of which we have a copy. */
export function pictureImage(
  site: SiteInput,
  pictures: readonly (Picture | null)[],
  absolute: Absolute,
): ShareImage | null {
  for (const picture of pictures) {
    const copy = picture === null ? null : storedImage(site, picture.url);
    if (picture && copy) return ofOurs(copy, picture.alt.trim() || null, absolute);
  }
  return null;
}

/** Our copy of what stands at an address. */
export function storedImage({ media }: Pick<SiteInput, 'media'>, address: string): StoredImage | null {
  return Object.hasOwn(media, address) ? (media[address] ?? null) : null;
}

function ofOurs(image: StoredImage, alt: string | null, absolute: Absolute): ShareImage | null {
  const variant = image.variants.find(({ width }) => width >= ENOUGH) ?? image.variants.at(-1);
  if (variant === undefined) return null;
  const { width, height, path } = variant;
  return { url: absolute(path), alt, size: { width, height }, type: 'image/webp' };
}
