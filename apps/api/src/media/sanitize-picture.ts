import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import { isAnimated } from '@tosite/site-renderer/images/image-format';
import { ApiFailure } from '../http/api-failure.ts';
import type { StoredMedia } from '../site-content/media-store.ts';
import { storePicture, type PictureServices } from './copy-pictures.ts';

export type SanitizerServices = Pick<PictureServices, 'database' | 'storage' | 'now' | 'ingestImage'>;

/** Stores a picture that somebody sent, through the one sanitizer; says what is wrong with it where it is refused. */
export async function sanitizePicture(services: SanitizerServices, bytes: Buffer): Promise<StoredMedia> {
  try {
    // Whoever chose a picture that moves is asked, rather than shown a still of it without a word.
    if (isAnimated(bytes)) throw new ImageFailure('animated');
    return await storePicture(services, bytes);
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error;
    const isTooMuch =
      error.code === 'too_large' || error.code === 'too_many_pixels' || error.code === 'timeout';
    throw new ApiFailure(isTooMuch ? 'too_large' : 'unsupported_media_type', error.reason, {
      fields: { file: error.reason },
    });
  }
}
