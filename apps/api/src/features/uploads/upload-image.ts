import { readFile } from 'node:fs/promises';
import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import { isAnimated } from '@tosite/site-renderer/images/image-format';
import type { Database } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Storage } from '../../storage/storage.ts';
import { storePicture, type PictureServices } from '../media/copy-pictures.ts';
import { imageOf, linkMedia, type StoredMedia } from '../media/media-store.ts';
import { findOwnWebsite } from '../websites/website-store.ts';
import { insertUpload, markUnused } from './upload-store.ts';

export type UploadServices = {
  env: Env;
  database: Database;
  storage: Storage;
  now: () => number;
  ingestImage: PictureServices['ingestImage'];
};

export type UploadedImage = ReturnType<typeof imageOf> & { imageUrl: string };

/**
 * Puts a picture that lies on disk through the gate and gives it to the owner's website, under an address of ours.
 * Until the website names that address it counts as unused.
 */
export async function uploadImage(
  services: UploadServices,
  ownerId: string,
  upload: { websiteId: string; path: string; oldImageUrl: string | null },
): Promise<UploadedImage> {
  const { env, database, now } = services;
  const { websiteId, oldImageUrl } = upload;
  if ((await findOwnWebsite(database.db, ownerId, websiteId)) === null) throw notFound();
  const bytes = await readFile(upload.path);
  const media = await passGate(services, bytes);
  const image = imageOf(media, env.previewOrigin);
  const imageUrl = image.variants.at(-1)?.path ?? '';
  await database
    .transaction((trx) => keep(trx, media))
    .catch(async (error: unknown) => {
      if (error instanceof ApiFailure) throw error;
      // Its last other user let go of it meanwhile, and it was deleted: it is stored anew.
      const again = await passGate(services, bytes);
      await database.transaction((trx) => keep(trx, again));
    });
  return { ...image, imageUrl };

  async function keep(trx: Parameters<typeof insertUpload>[0], { id, bytes: size }: StoredMedia) {
    await insertUpload(trx, {
      website_id: websiteId,
      image_url: imageUrl,
      owner_id: ownerId,
      media_id: id,
      bytes: size,
      created_at: now(),
      unused_since: now(),
    });
    await linkMedia(trx, { holder: `website:${websiteId}`, url: imageUrl, mediaId: id, now: now() });
    if (oldImageUrl !== null && oldImageUrl !== imageUrl) {
      await markUnused(trx, { ownerId, websiteId, imageUrl: oldImageUrl, now: now() });
    }
  }
}

export async function passGate(services: Omit<UploadServices, 'env'>, bytes: Buffer): Promise<StoredMedia> {
  try {
    // Whoever chose a picture that moves is asked, rather than shown a still of it without a word.
    if (isAnimated(bytes)) throw new ImageFailure('animated');
    return await storePicture(services, bytes);
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error;
    const isTooMuch =
      error.code === 'too_large' || error.code === 'too_many_pixels' || error.code === 'timeout';
    throw new ApiFailure(isTooMuch ? 'too_large' : 'unsupported_media_type', error.message, {
      fields: { file: error.message },
    });
  }
}
