import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';

/** The `/media/…` paths of the manifests that the markup names, below whatever prefix or origin. */
export function namedMediaPaths(
  markup: string,
  { media, films = {} }: { media: MediaManifest; films?: FilmManifest },
): string[] {
  const named = new Set(markup.match(/\/media\/[^\s"',<>]+/gu));
  const paths = [
    ...Object.values(media).flatMap((image) => image?.variants.map(({ path }) => path) ?? []),
    ...Object.values(films).map(({ path }) => path),
  ];
  return [...new Set(paths.filter((path) => named.has(path)))].sort();
}
