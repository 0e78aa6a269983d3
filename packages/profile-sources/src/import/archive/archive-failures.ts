import { cleanName, clip } from '../../text/clean-text.ts';
import { ImportFailure } from '../import-result.ts';

/* What can be wrong with an archive, as its owner is told. */

/** A file's name as it may stand in a sentence. */
export function shownName(name: string): string {
  return nameFact(name) || 'this file';
}

/** The same as a fact of a message; empty where the name says nothing. */
export function nameFact(name: string): string {
  const clean = cleanName(name.split(/[\\/]/u).at(-1) ?? '', 200);
  return clean === null ? '' : shorten(clean, 80);
}

/** The whole path inside an archive, for what is wrong with the path itself. */
export function shownPath(path: string): string {
  return shorten(cleanName(path, 400) ?? '…', 120);
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${clip(text, most - 1)}…`;
}

export const notAnArchive = (name: string) =>
  new ImportFailure({ id: 'import.notAnArchive', file: nameFact(name) });
export const incomplete = (name: string, cause?: unknown) =>
  new ImportFailure({ id: 'import.incomplete', file: nameFact(name) }, { cause });
export const damaged = (name: string, path: string, cause?: unknown) =>
  new ImportFailure({ id: 'import.damaged', file: nameFact(name), path: shownPath(path) }, { cause });
export const outside = (name: string, path: string) =>
  new ImportFailure({ id: 'import.pointsOutside', file: nameFact(name), path: shownPath(path) });
export const special = (name: string, path: string) =>
  new ImportFailure({ id: 'import.holdsLink', file: nameFact(name), path: shownPath(path) });
export const twice = (name: string, path: string) =>
  new ImportFailure({ id: 'import.holdsTwice', file: nameFact(name), path: shownPath(path) });
export const unknownPacking = (name: string, path: string) =>
  new ImportFailure({ id: 'import.unknownPacking', file: nameFact(name), path: shownPath(path) });
export const unpacksTooLarge = (name: string, path: string) =>
  new ImportFailure({ id: 'import.unpacksTooLarge', file: nameFact(name), path: shownPath(path) });
export const locked = (name: string) => new ImportFailure({ id: 'import.locked', file: nameFact(name) });
export const tooLarge = (name: string) => new ImportFailure({ id: 'import.tooLarge', file: nameFact(name) });
export const tooManyEntries = (name: string) =>
  new ImportFailure({ id: 'import.tooManyEntries', file: nameFact(name) });
export const empty = (name: string) => new ImportFailure({ id: 'import.emptyArchive', file: nameFact(name) });
export const fileIsTooLarge = (name: string, limit: number) =>
  new ImportFailure({
    id: 'import.fileTooLarge',
    file: nameFact(name),
    megabytes: Math.round(limit / 1_000_000),
  });
