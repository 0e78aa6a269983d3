import type { Message } from '@tosite/validation/messages/message';
import { inEnglish } from '@tosite/validation/messages/in-english';
export type ImageFailureCode =
  'unsupported' | 'animated' | 'too_large' | 'too_many_pixels' | 'broken' | 'timeout';

const REASONS: Record<ImageFailureCode, Message> = {
  unsupported: { id: 'upload.pictureUnsupported' },
  animated: { id: 'upload.pictureMoves' },
  too_large: { id: 'upload.pictureTooLarge' },
  too_many_pixels: { id: 'upload.pictureTooManyPixels' },
  broken: { id: 'upload.pictureBroken' },
  timeout: { id: 'upload.pictureTimeout' },
};

/** Why a picture did not pass the sanitizer, for the person who gave it. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  readonly code: ImageFailureCode;
  readonly reason: Message;

  constructor(code: ImageFailureCode, cause?: unknown) {
    super(inEnglish(REASONS[code]), { cause });
    this.code = code;
    this.reason = REASONS[code];
  }
}
