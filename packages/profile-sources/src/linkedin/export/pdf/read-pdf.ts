import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { OnProgress } from '../../../import/import-result.ts';
import { pdfIsDamaged, pdfIsLocked, pdfTakesTooLong } from './pdf-failures.ts';

/** A piece of text with the place of its left end on the page; y grows upwards. */
export type PdfItem = { text: string; x: number; y: number; width: number; size: number; rtl: boolean };
export type PdfPage = { width: number; height: number; items: PdfItem[] };

/** A profile has a few; LinkedIn itself stops long before. */
const MAX_PAGES = 60;
const MAX_SECONDS = 20;
const MAX_MEGABYTES = 256;

const number = v.pipe(v.number(), v.finite());
const PageSchema = v.object({
  width: number,
  height: number,
  items: v.array(
    v.object({ text: v.string(), x: number, y: number, width: number, size: number, rtl: v.boolean() }),
  ),
});
const MessageSchema = v.union([
  v.object({ pages: v.array(PageSchema) }),
  v.object({ failure: v.picklist(['locked', 'unreadable']) }),
  v.object({ page: v.number(), of: v.number() }),
]);

export type ReadPdfOptions = {
  name: string;
  signal: AbortSignal;
  onProgress?: OnProgress;
  maxSeconds?: number;
};

/** The text of a PDF, page by page, at its places. Throws ImportFailure for a locked, damaged or endless one. */
export async function readPdf(data: Uint8Array, options: ReadPdfOptions): Promise<PdfPage[]> {
  const { name, signal, onProgress, maxSeconds = MAX_SECONDS } = options;
  signal.throwIfAborted();
  const worker = new Worker(workerFile(), {
    workerData: { data: Uint8Array.from(data), maxPages: MAX_PAGES },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    // What the reader prints about a strange file is of no use to anyone.
    stdout: true,
    stderr: true,
  });
  // A timer of our own: a timeout inside AbortSignal.any may be collected before it fires (nodejs/node#57736).
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  try {
    return await new Promise<PdfPage[]>((resolve, reject) => {
      timer = setTimeout(() => reject(pdfTakesTooLong(name)), maxSeconds * 1000);
      // A signal's reason is what its owner ended it with.
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      // Out of memory, or a PDF that makes the reader itself fail.
      worker.once('error', (error) => reject(pdfIsDamaged(name, error)));
      worker.once('exit', () => reject(pdfIsDamaged(name)));
      worker.on('message', (message: unknown) => {
        const read = v.safeParse(MessageSchema, message);
        if (!read.success) reject(pdfIsDamaged(name));
        else if ('pages' in read.output) resolve(read.output.pages);
        else if ('failure' in read.output) {
          reject(read.output.failure === 'locked' ? pdfIsLocked(name) : pdfIsDamaged(name));
        } else onProgress?.({ stage: 'reading', done: read.output.page, total: read.output.of });
      });
    });
  } finally {
    clearTimeout(timer);
    if (stop !== undefined) signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** Asked of the package, since a bundle of this code lies somewhere else. */
function workerFile(): string {
  const manifest = createRequire(import.meta.url).resolve('@tosite/profile-sources/package.json');
  return join(dirname(manifest), 'src/linkedin/export/pdf/pdf-worker.mjs');
}
