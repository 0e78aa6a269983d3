import type { Platform } from '@tosite/validation/platforms';
import type { OnProgress } from './import-result.ts';

/** A profile that the person has pasted the link of. */
export type KnownProfile = { platform: Platform; handle: string; url: string };

/** What every reader of an upload needs beside its files. */
export type ImportContext = {
  signal: AbortSignal;
  now: () => Date;
  /** Whose profile it is, where the person has said so: most exports name no address. */
  known: KnownProfile | null;
  /** Whether an archive was dropped, or files by themselves. */
  shape: 'archive' | 'files';
  /** As the person named the files. */
  fileNames: readonly string[];
  /** Stands in the addresses of pictures that only the upload has. */
  importId: string;
  onProgress?: OnProgress;
};
