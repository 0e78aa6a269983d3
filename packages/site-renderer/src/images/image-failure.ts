export type ImageFailureCode =
  'unsupported' | 'animated' | 'too_large' | 'too_many_pixels' | 'broken' | 'timeout';

const SENTENCES: Record<ImageFailureCode, string> = {
  unsupported:
    'This file is not a picture that we can read. Save it as JPEG, PNG, WebP or AVIF and try again.',
  animated:
    'This picture moves, and pages show still ones. Save the frame that you want as JPEG, PNG or WebP and upload that.',
  too_large: 'This picture is too large. Save it with 10 MB or less and try again.',
  too_many_pixels: 'This picture has too many pixels. Scale it down to 40 megapixels or less and try again.',
  broken: 'This picture is damaged. Open it in a picture editor, save it again and try once more.',
  timeout: 'This picture took too long to read. Save it in a smaller size and try again.',
};

/** Why a picture did not pass the gate; `message` is a sentence for the person who gave it. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  readonly code: ImageFailureCode;

  constructor(code: ImageFailureCode, cause?: unknown) {
    super(SENTENCES[code], { cause });
    this.code = code;
  }
}
