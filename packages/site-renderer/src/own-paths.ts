import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';

/** Nothing, a path of plain names without a slash at its end, or a dot for addresses relative to the page. */
const PREFIX = /^(\.|(\/[\w-]+)*)$/u;

export function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error(`A path prefix is written "/name" or ".", and not "${prefix}".`);
  return prefix;
}

/** The manifest for pages that look for our pictures below `prefix`. Absolute addresses stay. */
export function prefixMedia(media: MediaManifest, prefix: string): MediaManifest {
  if (prefix === '') return media;
  return Object.fromEntries(
    Object.entries(media).map(([address, image]) => [
      address,
      image === null ? null : prefixImage(image, prefix),
    ]),
  );
}

function prefixImage(image: StoredImage, prefix: string): StoredImage {
  return {
    ...image,
    variants: image.variants.map((variant) => ({
      ...variant,
      path: /^\/(?!\/)/u.test(variant.path) ? `${prefix}${variant.path}` : variant.path,
    })),
  };
}

/** The `/media/…` paths of the manifest that the markup names, below whatever prefix or origin. */
export function namedMediaPaths(markup: readonly string[], media: MediaManifest): string[] {
  const named = new Set(markup.flatMap((text) => text.match(/\/media\/[^\s"',<>]+/gu) ?? []));
  const paths = Object.values(media).flatMap((image) => image?.variants.map(({ path }) => path) ?? []);
  return [...new Set(paths.filter((path) => named.has(path)))];
}
