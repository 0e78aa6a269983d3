import type { Message } from '@tosite/validation/messages/message';
import type { Platform } from '@tosite/validation/platforms';
import { nameFact, shownName } from './archive/archive-failures.ts';
import { ImportFailure } from './import-result.ts';
import type { FileKind } from './sniff-file.ts';

/* An upload that is none of the exports that are known: what was found, what is expected. */

type WrongFile = Extract<Message, { id: 'import.wrongFile' }>['what'];

const WHAT: Partial<Record<FileKind, WrongFile>> = {
  rar: 'rar',
  '7z': '7z',
  gzip: 'gzip',
  html: 'html',
  office: 'office',
  picture: 'picture',
  empty: 'empty',
  json: 'json',
  unknown: 'noZip',
};

export function wrongFile(name: string, kind: FileKind, platform: Platform | null): ImportFailure {
  const claimsZip = /\.zip$/iu.test(name) && (kind === 'text' || kind === 'json');
  const what = claimsZip ? 'noZip' : (WHAT[kind] ?? 'unknown');
  return new ImportFailure({ id: 'import.wrongFile', file: nameFact(name), what, platform });
}

export function wrongArchive(paths: readonly string[], platform: Platform | null): ImportFailure {
  const names = [...new Set(paths.map((path) => shownName(path)))];
  const files = { found: names.slice(0, 3), total: names.length };
  if (paths.some((path) => path === '[Content_Types].xml'))
    return new ImportFailure({ id: 'import.officeArchive', platform });
  if (paths.every((path) => /\.(?:zip|tgz|rar|7z)$/iu.test(path)))
    return new ImportFailure({ id: 'import.archiveInside', file: names[0] ?? '', platform });
  if (platform === 'linkedin')
    return new ImportFailure({ id: 'import.noProfileFile', ...files, only: false });
  if (platform === 'youtube') return new ImportFailure({ id: 'import.noChannelFile', ...files });
  return new ImportFailure({ id: 'import.wrongArchive', ...files, platform });
}

export function nothingDropped(platform: Platform | null): ImportFailure {
  return new ImportFailure({ id: 'import.noFile', platform });
}

export const tooManyFiles = () => new ImportFailure({ id: 'import.mostFiles' });
