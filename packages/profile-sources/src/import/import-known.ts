import type { Platform } from '@tosite/validation/platforms';
import { readInstagramExport } from '../instagram/export/read-instagram-export.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { ImportContext } from './import-context.ts';
import { wrongArchive, wrongFile } from './import-failures.ts';
import { ImportFailure, type ImportResult } from './import-result.ts';
import { importDocuments } from './import-documents.ts';
import {
  importLinkedInArchive,
  noProfile,
  unknownColumns,
} from '../linkedin/export/import-linkedin-archive.ts';
import { importLinkedInPdf } from '../linkedin/export/import-linkedin-pdf.ts';
import { findTables, isRead } from '../linkedin/export/linkedin-tables.ts';
import { looksLikeInstagram } from '../instagram/export/looks-like-instagram.ts';
import { pdfIsTooLarge } from '../linkedin/export/pdf/pdf-failures.ts';
import { findTakeoutTables, importTakeout } from '../youtube/export/import-takeout.ts';

const LARGEST_PDF = 10_000_000;

const LINKEDIN_FILES = /(?:^|\/)(?:Positions|Education|Skills|Connections)\.csv$/iu;

type Options = { platform: Platform | null; context: ImportContext };

/** Tells which export the files are, and reads it. A file that says more goes before one that says less. */
export async function importKnown(entries: readonly ArchiveEntry[], options: Options): Promise<ImportResult> {
  const { context } = options;
  const on = (platform: Platform): ImportContext =>
    context.known?.platform === platform ? context : { ...context, known: null };
  if (looksLikeInstagram(entries)) {
    const { signal, onProgress, importId, fileNames } = context;
    return readInstagramExport(entries, {
      importId,
      fileNames,
      knownHandle: on('instagram').known?.handle ?? null,
      now: context.now().getTime(),
      signal,
      ...(onProgress && { onProgress }),
    });
  }
  const tables = await findTables(entries, context);
  if (tables.some(({ table }) => table === 'profile'))
    return importLinkedInArchive(entries, tables, on('linkedin'));
  const takeout = await findTakeoutTables(entries, context);
  if (takeout.some(({ kind }) => kind === 'channel' || kind === 'videos'))
    return importTakeout(entries, takeout, on('youtube'));
  const document = await importDocuments(entries, on('linkedin'));
  if (document !== null) return document;
  const pdf = entries.find(({ path }) => /\.pdf$/iu.test(path));
  if (pdf !== undefined && tables.length === 0) {
    const name = pdf.path.slice(pdf.path.lastIndexOf('/') + 1);
    if (pdf.size > LARGEST_PDF) throw pdfIsTooLarge(name);
    return importLinkedInPdf({ bytes: await pdf.bytes(LARGEST_PDF), name }, on('linkedin'));
  }
  if (tables.some(({ table }) => isRead(table) || table === 'connections'))
    throw noProfile(entries, tables, context);
  throw nothingKnown(entries, options);
}

function nothingKnown(entries: readonly ArchiveEntry[], { platform, context }: Options): ImportFailure {
  const [only, ...others] = entries;
  if (context.shape === 'files' && only !== undefined && others.length === 0) {
    return wrongFile(
      context.fileNames[0] ?? only.path,
      /\.json$/iu.test(only.path) ? 'json' : 'text',
      platform,
    );
  }
  // LinkedIn alone has a file of this name.
  const unread = entries.find(({ path }) => /(?:^|\/)Profile\.csv$/iu.test(path));
  if (unread !== undefined && entries.some(({ path }) => LINKEDIN_FILES.test(path)))
    throw unknownColumns(unread);
  return wrongArchive(
    entries.map(({ path }) => path),
    platform,
  );
}
