import { isFontSheet } from '@tosite/site-renderer/fonts/site-fonts';
import { createHash } from 'node:crypto';
import type { RenderedFile, RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { FileToPut, Storage } from '../storage/storage.ts';
import { filmFiles, type FilmFile } from '../site-content/film-store.ts';
import type { StoredMedia } from '../site-content/media-store.ts';
import type { PublishedFile } from '../site-content/published-file.ts';

/**
 * Stores what was drawn and lists it, together with the copies of pictures and films that the pages name. Nothing is visible
 * yet: whoever calls this switches a pointer afterwards. `folder` is this version's own; a file that the version
 * before had already keeps its place.
 */
export async function storeSiteFiles(
  storage: Storage,
  folder: string,
  site: RenderedSite,
  {
    copies,
    films,
  }: { copies: ReadonlyMap<string, StoredMedia | null>; films: ReadonlyMap<string, FilmFile> },
  before: readonly Pick<PublishedFile, 'hash' | 'key'>[],
): Promise<PublishedFile[]> {
  const kept = new Map(before.map((file) => [file.hash, file.key]));
  const placed = await Promise.all(
    site.files.map((file, index) => placeOf(storage, `${folder}/${index}`, file, kept)),
  );
  await storage.putAll(placed.flatMap(({ put }) => put ?? []));
  return [
    ...placed.map(({ file }) => file),
    ...pictureFiles(site, copies),
    ...filmFiles(films, site.mediaPaths),
  ];
}

/** Where a file stands, and what has to be put there; null: it is there. */
async function placeOf(
  storage: Storage,
  place: string,
  file: RenderedFile,
  kept: ReadonlyMap<string, string>,
): Promise<{ file: PublishedFile; put: FileToPut | null }> {
  const hash = createHash('sha256').update(file.body).digest('hex');
  // Fonts are the product's own and the same for every site: stored once, never deleted.
  const shared = isFontSheet(file.path) ? `assets/${hash}` : null;
  const key = shared ?? kept.get(hash) ?? place;
  const isThere = key === shared ? await storage.has(shared) : key !== place;
  return {
    put: isThere ? null : { key, bytes: file.body },
    file: {
      path: file.path,
      hash,
      key,
      contentType: file.contentType,
      size: file.body.length,
      styleHashes: file.styleHashes,
    },
  };
}

function pictureFiles(site: RenderedSite, copies: ReadonlyMap<string, StoredMedia | null>): PublishedFile[] {
  const named = new Set(site.mediaPaths);
  const files = new Map<string, PublishedFile>();
  for (const media of copies.values()) {
    for (const { path, hash, key, size } of media?.variants ?? []) {
      if (named.has(path))
        files.set(path, { path, hash, key, contentType: 'image/webp', size, styleHashes: [] });
    }
  }
  return [...files.values()];
}
