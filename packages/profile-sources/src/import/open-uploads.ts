import { stat } from 'node:fs/promises';
import type { Platform } from '@tosite/validation/platforms';
import type { ArchiveEntry } from './archive-entry.ts';
import { tooLarge, tooManyEntries } from './archive/archive-failures.ts';
import { MAX_ARCHIVE_BYTES, MAX_ENTRIES, readBudget } from './archive/archive-limits.ts';
import { readHead, toFileEntry } from './archive/file-entry.ts';
import { openArchive } from './archive/open-archive.ts';
import { tooManyFiles, wrongFile } from './import-failures.ts';
import type { OnProgress } from './import-result.ts';
import { sniffFile } from './sniff-file.ts';

/** `path` is where the server put the file, `name` what its owner called it. */
export type UploadedFile = { path: string; name: string };

const MAX_FILES = 100;
const SNIFFED = 4096;

/** All files of an upload as if they were in one archive: what is in its ZIPs, and what was dropped beside them. */
export async function openUploads(
  files: readonly UploadedFile[],
  options: { platform: Platform | null; signal: AbortSignal; onProgress?: OnProgress },
): Promise<{ entries: ArchiveEntry[]; hasArchive: boolean }> {
  const { platform, signal, onProgress } = options;
  if (files.length > MAX_FILES) throw tooManyFiles();
  const budget = readBudget();
  const entries: ArchiveEntry[] = [];
  let hasArchive = false;
  let bytes = 0;
  for (const [index, { path, name }] of files.entries()) {
    onProgress?.({ stage: 'opening', done: index, total: files.length });
    const { size } = await stat(path);
    bytes += size;
    if (bytes > MAX_ARCHIVE_BYTES) throw tooLarge(name);
    const kind = sniffFile(await readHead(path, SNIFFED));
    if (kind === 'zip') {
      hasArchive = true;
      entries.push(...(await openArchive({ file: path, name, budget, signal })));
    } else if (kind === 'pdf' || kind === 'json' || (kind === 'text' && !/\.zip$/iu.test(name))) {
      entries.push(toFileEntry({ path, name: withEnding(name, kind), size, signal }));
    } else throw wrongFile(name, kind, platform);
    if (entries.length > MAX_ENTRIES) throw tooManyEntries(name);
  }
  onProgress?.({ stage: 'opening', done: files.length, total: files.length });
  return { entries: withoutDoubles(entries), hasArchive };
}

const ENDINGS = { pdf: /\.pdf$/iu, json: /\.json$/iu, text: /\.(?:csv|tsv|txt)$/iu } as const;

/** By its content, whatever it was called: the readers below choose files by their endings. */
function withEnding(name: string, kind: keyof typeof ENDINGS): string {
  const safe = name.replace(/^.*[\\/]/u, '').replaceAll('\0', '') || 'file';
  return ENDINGS[kind].test(safe) ? safe : `${safe}.${kind === 'text' ? 'csv' : kind}`;
}

/** A file that several parts repeat is one file; two that differ are two. */
function withoutDoubles(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  return [
    ...new Map(entries.map((entry) => [`${entry.path}\0${entry.size}\0${entry.sum ?? ''}`, entry])).values(),
  ];
}
