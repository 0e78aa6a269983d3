import { createHash } from 'node:crypto';
import type { IngestedImage } from '../rendered-site.ts';
import { dominantColor } from './dominant-color.ts';
import { ImageFailure } from './image-failure.ts';
import { imageFormat, type ImageFormat } from './image-format.ts';
import { jobSlots } from './job-slots.ts';
import { lockedSharp } from './locked-sharp.ts';
import { variantSizes, type Size } from './variant-sizes.ts';

export type ImageLimits = { bytes: number; pixels: number; seconds: number };

const LIMITS: ImageLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, seconds: 10 };
const QUALITY = 78;
const PLACEHOLDER = 16;
/** sharp's name of the format that each kind of file is decoded as. */
const DECODED_AS: Record<ImageFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const inSlot = jobSlots(2);

/**
 * The one sanitizer for pictures: uploads, imports and copies from platforms all pass here, and only what comes out is
 * ever stored. The original is decoded and drawn anew, so nothing of it but its pixels is left: no metadata, no
 * second file hidden behind the first, no animation. The same bytes always give the same answer.
 * Throws `ImageFailure`.
 */
export async function ingestImage(
  bytes: Uint8Array,
  limits: Partial<ImageLimits> = {},
): Promise<IngestedImage> {
  const allowed = { ...LIMITS, ...limits };
  if (bytes.length > allowed.bytes) throw new ImageFailure('too_large');
  const format = imageFormat(bytes);
  if (format === null) throw new ImageFailure('unsupported');
  return inSlot(() => renderAnew(bytes, format, allowed));
}

async function renderAnew(
  bytes: Uint8Array,
  format: ImageFormat,
  limits: ImageLimits,
): Promise<IngestedImage> {
  const clock = startClock(limits.seconds);
  const original = await readSize(bytes, format, limits.pixels);
  clock.check();

  const sizes = variantSizes(original);
  const largest = sizes.at(-1) ?? sizes[0];
  const { data, info } = await attempt(
    lockedSharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: clock.secondsLeft() })
      .autoOrient()
      .resize({ ...largest, fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  clock.check();

  // From here on only our own pixels are read, and never more than the largest copy has.
  const pixels = () =>
    lockedSharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout({
      seconds: clock.secondsLeft(),
    });
  const id = createHash('sha256').update(bytes).digest('hex');
  const variants: IngestedImage['variants'][number][] = [];
  for (const { width, height } of sizes) {
    const body = await attempt(
      pixels().resize({ width, height, fit: 'fill' }).webp({ quality: QUALITY }).toBuffer(),
    );
    clock.check();
    variants.push({ width, height, path: `/media/${id.slice(0, 20)}-${width}.webp`, body });
  }

  const tiny = { width: PLACEHOLDER, height: PLACEHOLDER, fit: 'inside', withoutEnlargement: true } as const;
  const placeholder = await attempt(pixels().resize(tiny).webp({ quality: 30, alphaQuality: 30 }).toBuffer());
  const sample = await attempt(
    pixels().resize({ width: 64, height: 64, fit: 'fill' }).raw().toBuffer({ resolveWithObject: true }),
  );
  return {
    id,
    ...original,
    color: dominantColor({ data: sample.data, channels: sample.info.channels }),
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    variants,
  };
}

/** Reads no more than the header. The size is the one that the picture has when it is turned the right way. */
async function readSize(bytes: Uint8Array, format: ImageFormat, maxPixels: number): Promise<Size> {
  const header = await attempt(lockedSharp(bytes, { limitInputPixels: false, pages: 1 }).metadata());
  if (header.format !== DECODED_AS[format]) throw new ImageFailure('unsupported');
  if (header.width * header.height > maxPixels) throw new ImageFailure('too_many_pixels');
  return header.autoOrient;
}

/** sharp tells its failures apart only by their text. */
async function attempt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (/^timeout|timed out/iu.test(text)) throw new ImageFailure('timeout', error);
    if (/exceeds pixel limit/iu.test(text)) throw new ImageFailure('too_many_pixels', error);
    if (/unsupported image format|bad seek|compression format has not been built in/iu.test(text))
      throw new ImageFailure('unsupported', error);
    throw new ImageFailure('broken', error);
  }
}

function startClock(seconds: number) {
  const end = performance.now() + seconds * 1000;
  return {
    /** Whole seconds, as libvips takes them. */
    secondsLeft: () => Math.max(1, Math.ceil((end - performance.now()) / 1000)),
    check: () => {
      if (performance.now() > end) throw new ImageFailure('timeout');
    },
  };
}
