import { randomUUID } from 'node:crypto';
import type { Platform } from '@tosite/validation/platforms';
import type { ArchiveEntry } from './archive-entry.ts';
import type { ImportContext, KnownProfile } from './import-context.ts';
import { nothingDropped } from './import-failures.ts';
import { importKnown } from './import-known.ts';
import type { ImportResult, OnProgress } from './import-result.ts';
import { openUploads, type UploadedFile } from './open-uploads.ts';

export type ImportFilesOptions = {
  /** On disk, where they have to stay until the pictures of the result are read. Several parts at once are one import. */
  files: readonly UploadedFile[];
  /** Where the person is; decides only what is said of files that are no export. */
  platform: Platform | null;
  /**
   * Whose profile it is, where the person pasted a link before: most exports name no address. Of another platform than
   * the export, it says nothing.
   */
  known?: KnownProfile | null;
  /** Stands in the addresses of the upload's own pictures (`import:<id>/…`); one is made where none is given. */
  importId?: string;
  now?: () => Date;
  onProgress?: OnProgress;
  signal: AbortSignal;
};

/**
 * A profile from the files that a person dropped: LinkedIn's data (ZIP or single CSV files) or its profile PDF,
 * Instagram's data, a YouTube Takeout, a JSON Resume, or the data file of a site of ours. What a file is, is told by
 * what is in it. Throws ImportFailure, or the signal's reason when it is ended; nothing stays open.
 */
export async function importFiles(options: ImportFilesOptions): Promise<ImportResult> {
  const { files, platform, signal, onProgress } = options;
  signal.throwIfAborted();
  if (files.length === 0) throw nothingDropped(platform);
  const uploads = await openUploads(files, { platform, signal, ...(onProgress && { onProgress }) });
  const context: ImportContext = {
    signal,
    now: options.now ?? (() => new Date()),
    known: options.known ?? null,
    shape: uploads.hasArchive ? 'archive' : 'files',
    fileNames: files.map(({ name }) => name),
    importId: options.importId ?? randomUUID(),
    ...(onProgress && { onProgress }),
  };
  return importKnown(uploads.entries satisfies readonly ArchiveEntry[], { platform, context });
}
