import sharp from 'sharp';

/**
 * The only decoders that run in this process. libvips brings many more (SVG with its file references, TIFF, GIF,
 * its own format), each with a history; all others stay blocked, for every user of sharp in the process.
 */
export const ALLOWED_LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
] as const;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [...ALLOWED_LOADERS] });

// Two jobs run side by side (see ingest-image.ts); threads inside a job would only fight them for the cores.
sharp.concurrency(1);
sharp.cache({ memory: 16, files: 0, items: 16 });

export const lockedSharp = sharp;
