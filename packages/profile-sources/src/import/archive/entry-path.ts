import { getFileNameLowLevel, type Entry } from 'yauzl';

const UTF8 = 0x800;
const DIRECTORIES = new Set(['__MACOSX', '.Trashes', '.Spotlight-V100', '.fseventsd']);
const FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini', '.localized', 'icon\r']);

/** What systems leave in archives beside the person's files. */
export function isJunk(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  return (
    parts.some((part) => DIRECTORIES.has(part)) || name.startsWith('._') || FILES.has(name.toLowerCase())
  );
}

/**
 * The name of an entry as its archiver meant it. Without the UTF-8 mark it is CP437 by the standard, but macOS and
 * older Java write UTF-8 without saying so: what is valid UTF-8 beyond ASCII is no accident.
 */
export function decodeEntryName(
  entry: Pick<Entry, 'generalPurposeBitFlag' | 'extraFields'>,
  raw: Buffer,
): string {
  if ((entry.generalPurposeBitFlag & UTF8) === 0 && raw.some((byte) => byte > 0x7f)) {
    const text = decodeUtf8(raw);
    if (text !== null) return text;
  }
  return getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
}

function decodeUtf8(raw: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return null;
  }
}

/**
 * An entry's name with "/" between its parts; null for one that points out of the archive (absolute, a drive, "..")
 * or that no archiver writes (a NUL, nothing at all, longer than any file system takes).
 */
export function toSafePath(name: string): string | null {
  if (name.includes('\0') || name.length > 4096) return null;
  const path = name.normalize('NFC').replaceAll('\\', '/');
  if (path.startsWith('/') || /^[a-z]:/iu.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? null : parts.join('/');
}
