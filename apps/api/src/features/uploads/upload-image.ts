import { readFile } from 'node:fs/promises';
import type { Env } from '../../env.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { sanitizePicture, type SanitizerServices } from '../../media/sanitize-picture.ts';
import { imageOf, linkMedia, type StoredMedia } from '../../site-content/media-store.ts';
import { refuseSuspended } from '../../site-content/lock-own-website.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { insertUpload, markUnused } from './upload-store.ts';

export type UploadServices = SanitizerServices & { env: Env };

export type UploadedImage = ReturnType<typeof imageOf> & { imageUrl: string };

/**
 * Puts a picture that lies on disk through the sanitizer and gives it to the owner's website, under an address of ours.
 * Until the website names that address it counts as unused.
 */
export async function uploadImage(
  services: UploadServices,
  ownerId: string,
  upload: { websiteId: string; path: string; oldImageUrl: string | null },
): Promise<UploadedImage> {
  const { websiteId, oldImageUrl } = upload;
  const website = await findOwnWebsite(services.database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  refuseSuspended(website);
  return keepImage(services, ownerId, { websiteId, oldImageUrl, bytes: await readFile(upload.path) });
}

/** The same for bytes that are here, and a website that is known to be the owner's. */
export async function keepImage(
  services: UploadServices,
  ownerId: string,
  { websiteId, oldImageUrl, bytes }: { websiteId: string; oldImageUrl: string | null; bytes: Buffer },
): Promise<UploadedImage> {
  const { env, database, now } = services;
  const media = await sanitizePicture(services, bytes);
  const image = imageOf(media, env.previewOrigin);
  const imageUrl = image.variants.at(-1)?.path ?? '';
  await database
    .transaction((trx) => keep(trx, media))
    .catch(async (error: unknown) => {
      if (error instanceof ApiFailure) throw error;
      // Its last other user let go of it meanwhile, and it was deleted: it is stored anew.
      const again = await sanitizePicture(services, bytes);
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
