import { cleanName, clip } from '../../text/clean-text.ts';
import { ImportFailure } from '../import-result.ts';

/* What can be wrong with an archive, as the sentence that its owner reads. */

/** A file's name as it may stand in a sentence. */
export function shownName(name: string): string {
  const clean = cleanName(name.split(/[\\/]/u).at(-1) ?? '', 200);
  return clean === null ? 'this file' : shorten(clean, 80);
}

/** The whole path inside an archive, for what is wrong with the path itself. */
export function shownPath(path: string): string {
  return shorten(cleanName(path, 400) ?? 'without a name', 120);
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${clip(text, most - 1)}…`;
}

export const notAnArchive = (name: string) =>
  new ImportFailure(
    `${shownName(name)} isn't a ZIP file. Drop the ZIP exactly as you downloaded it, without unpacking or renaming it.`,
  );
export const incomplete = (name: string, cause?: unknown) =>
  new ImportFailure(
    `${shownName(name)} is incomplete: the download was cut off. Download it again and drop the whole ZIP.`,
    { cause },
  );
export const damaged = (name: string, path: string, cause?: unknown) =>
  new ImportFailure(
    `${shownName(name)} is damaged at ${shownPath(path)}. Download it again and drop the whole ZIP.`,
    { cause },
  );
export const outside = (name: string, path: string) =>
  new ImportFailure(
    `${shownName(name)} holds a file named “${shownPath(path)}”, which points outside the archive. Drop the ZIP exactly as you downloaded it.`,
  );
export const special = (name: string, path: string) =>
  new ImportFailure(
    `${shownName(name)} holds ${shownPath(path)}, which is a link and not a file. Drop the ZIP exactly as you downloaded it.`,
  );
export const twice = (name: string, path: string) =>
  new ImportFailure(
    `${shownName(name)} holds two files named ${shownPath(path)}. Drop the ZIP exactly as you downloaded it.`,
  );
export const locked = (name: string) =>
  new ImportFailure(
    `${shownName(name)} is locked with a password. Drop the ZIP exactly as you downloaded it.`,
  );
export const unknownPacking = (name: string, path: string) =>
  new ImportFailure(
    `${shownName(name)} is packed in a way we can't read (${shownPath(path)}). Drop the ZIP exactly as you downloaded it.`,
  );
export const tooLarge = (name: string) =>
  new ImportFailure(`${shownName(name)} is larger than 4 GB. Request the download in smaller parts.`);
export const tooManyEntries = (name: string) =>
  new ImportFailure(
    `${shownName(name)} holds more than 50,000 files. Request the download in smaller parts, or without messages.`,
  );
export const unpacksTooLarge = (name: string, path: string) =>
  new ImportFailure(
    `${shownPath(path)} in ${shownName(name)} is far larger than it should be, so we stopped reading it. Drop the ZIP exactly as you downloaded it.`,
  );
export const empty = (name: string) =>
  new ImportFailure(`${shownName(name)} is an empty ZIP. Download it again and drop the whole ZIP.`);
export const fileIsTooLarge = (name: string, limit: number) =>
  new ImportFailure(
    `${shownName(name)} is larger than ${Math.round(limit / 1_000_000)} MB, which no such export is. Drop the file exactly as you downloaded it.`,
  );
