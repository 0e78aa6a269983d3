import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';

const known = new WeakMap<object, ReadonlySet<string>>();

/** The `/media/…` paths of the manifests that the markup names, below whatever prefix or origin. */
export function namedMediaPaths(
  markup: string,
  { media, films = {} }: { media: MediaManifest; films?: FilmManifest },
): string[] {
  const pictures = pathsIn(media, () =>
    Object.values(media).flatMap((image) => image?.variants.map(({ path }) => path) ?? []),
  );
  const moving = pathsIn(films, () => Object.values(films).map(({ path }) => path));
  const named = new Set(markup.match(/\/media\/[^\s"',<>]+/gu));
  return [...named].filter((path) => pictures.has(path) || moving.has(path)).sort();
}

/** Read once for a manifest: a site has thousands of pictures, and pages that ask. */
function pathsIn(manifest: object, read: () => string[]): ReadonlySet<string> {
  const before = known.get(manifest);
  if (before !== undefined) return before;
  const paths = new Set(read());
  known.set(manifest, paths);
  return paths;
}
