import { createHash } from 'node:crypto';
import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import type { IngestedImage } from '@tosite/site-renderer/rendered-site';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import {
  findMedia,
  insertMedia,
  linkMedia,
  type MediaHolder,
  type StoredMedia,
} from '../site-content/media-store.ts';
import { newPictureFolder } from '../site-content/picture-keys.ts';

export type PictureServices = {
  database: Database;
  storage: Storage;
  now: () => number;
  /** Brings the bytes of a picture that a profile names; through the guarded fetcher, or from the samples. */
  fetchPicture: (url: string, options: { signal: AbortSignal }) => Promise<Buffer>;
  /** The one sanitizer for pictures. */
  ingestImage: (bytes: Buffer) => Promise<IngestedImage>;
};

export type CopyOutcome = { copied: number; dead: number; left: number };

const AT_ONCE = 4;

/**
 * Copies pictures into our own storage and remembers them for the holder. What a source no longer gives, or what is
 * no picture, is remembered as dead, so that a monogram stands in its place. Stops when the signal says so; what was
 * not reached by then is left for the queue. Throws what our own storage or database throws.
 */
export async function copyPictures(
  services: PictureServices,
  holder: MediaHolder,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const waiting = [...new Set(urls)];
  const outcome: CopyOutcome = { copied: 0, dead: 0, left: 0 };
  let failed: { error: unknown } | null = null;
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (signal.aborted) {
        outcome.left += 1;
        continue;
      }
      try {
        outcome[await copyOne(services, holder, url, signal)] += 1;
      } catch (error) {
        failed ??= { error };
        waiting.length = 0;
      }
    }
  };
  // Nothing is being copied any more when this ends, however it ends.
  const works = Array.from({ length: AT_ONCE }, work);
  await Promise.all(works);
  if (failed !== null) throw (failed as { error: unknown }).error;
  return outcome;
}

async function copyOne(
  services: PictureServices,
  holder: MediaHolder,
  url: string,
  signal: AbortSignal,
): Promise<keyof CopyOutcome> {
  const { database, now } = services;
  let bytes: Buffer;
  let media: StoredMedia;
  try {
    bytes = await services.fetchPicture(url, { signal });
    if (signal.aborted) return 'left';
    media = await storePicture(services, bytes);
  } catch (error) {
    // What was stopped, or what may work the next time, says nothing about the picture.
    if (signal.aborted || (error instanceof PictureFailure && !error.permanent)) return 'left';
    // Nor does a store without room, or one that is away.
    if (!(error instanceof PictureFailure) && !(error instanceof ImageFailure)) throw error;
    await linkMedia(database.db, { holder, url, mediaId: null, now: now() });
    return 'dead';
  }
  try {
    await linkMedia(database.db, { holder, url, mediaId: media.id, now: now() });
  } catch {
    // Its last other user let go of it between the two statements, and it was deleted: store it anew.
    media = await storePicture(services, bytes);
    await linkMedia(database.db, { holder, url, mediaId: media.id, now: now() });
  }
  return 'copied';
}

/** Puts one picture through the sanitizer and stores its variants; a picture that is here already costs nothing. */
export async function storePicture(
  services: Pick<PictureServices, 'database' | 'storage' | 'now' | 'ingestImage'>,
  bytes: Buffer,
): Promise<StoredMedia> {
  const { database, storage, now } = services;
  const known = await findMedia(database.db, sha256(bytes));
  if (known !== null) return known;
  const image = await services.ingestImage(bytes);
  const folder = newPictureFolder(image.id);
  const variants = await Promise.all(
    image.variants.map(async ({ body, ...variant }) => {
      const key = `${folder}/${variant.width}.webp`;
      await storage.put(key, body);
      return { ...variant, key, hash: sha256(body), size: body.length };
    }),
  );
  const media: StoredMedia = {
    id: image.id,
    width: image.width,
    height: image.height,
    color: image.color,
    placeholder: image.placeholder,
    variants,
    bytes: variants.reduce((sum, variant) => sum + variant.size, 0),
  };
  return await insertMedia(database.db, media, now());
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
