import { open } from 'node:fs/promises';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import type { ArchiveEntry } from '../archive-entry.ts';
import { ImportFailure } from '../import-result.ts';
import * as failures from './archive-failures.ts';
import { BOMB_FROM, BOMB_RATIO, MAX_ARCHIVE_BYTES, MAX_ENTRIES } from './archive-limits.ts';
import { BufferedReader } from './buffered-reader.ts';
import { decodeEntryName, isJunk, toSafePath } from './entry-path.ts';
import { toArchiveEntry, type EntryHome } from './read-entry.ts';

const UNIX = 3;
const MACOS = 19;
const FILE_TYPE = 0xf000;
const REGULAR = 0x8000;
const DIRECTORY = 0x4000;

/**
 * The files of a ZIP on disk, in the archive's order, without folders and junk. Nothing is unpacked to disk, and no
 * file stays open. Throws ImportFailure for what is no archive, is damaged, or is made to harm.
 */
export async function openArchive(home: EntryHome): Promise<ArchiveEntry[]> {
  const { file, name, signal } = home;
  signal.throwIfAborted();
  const zip = await openZip(file, name);
  try {
    if (zip.entryCount > MAX_ENTRIES) throw failures.tooManyEntries(name);
    return await listEntries(zip, home);
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    signal.throwIfAborted();
    throw failures.incomplete(name, error);
  } finally {
    zip.close();
  }
}

async function openZip(path: string, name: string): Promise<ZipFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > MAX_ARCHIVE_BYTES) throw failures.tooLarge(name);
    return await fromRandomAccessReaderPromise(new BufferedReader(file), size, {
      autoClose: false,
      decodeStrings: false,
    });
  } catch (error) {
    await file.close();
    throw error instanceof ImportFailure ? error : failures.incomplete(name, error);
  }
}

async function listEntries(zip: ZipFile, home: EntryHome): Promise<ArchiveEntry[]> {
  const { name, signal } = home;
  const entries = new Map<string, ArchiveEntry>();
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    // With `decodeStrings: false` the name is its bytes.
    const entryName = decodeEntryName(entry, entry.fileName as unknown as Buffer);
    const path = toSafePath(entryName);
    if (path === null) throw failures.outside(name, entryName);
    if (isSpecial(entry)) throw failures.special(name, path);
    if (/[\\/]$/u.test(entryName) || isJunk(path)) continue;
    if (entry.isEncrypted()) throw failures.locked(name);
    if (isBomb(entry, path)) throw failures.unpacksTooLarge(name, path);
    if (entries.has(path)) throw failures.twice(name, path);
    entries.set(path, toArchiveEntry(entry, path, home));
  }
  if (entries.size === 0) throw failures.empty(name);
  return [...entries.values()];
}

/** Text that declares to unpack to what no text does; pictures and videos are only looked at when they are read. */
function isBomb({ uncompressedSize, compressedSize }: Entry, path: string): boolean {
  const isText = /(?:^|\/)[^./]+$|\.(?:csv|tsv|txt|json|html?|xml)$/iu.test(path);
  return isText && uncompressedSize > BOMB_FROM && uncompressedSize > compressedSize * BOMB_RATIO;
}

/** A link, a device, a pipe: by the file mode of the systems that store one. */
function isSpecial(entry: Entry): boolean {
  const system = entry.versionMadeBy >>> 8;
  if (system !== UNIX && system !== MACOS) return false;
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  return type !== 0 && type !== REGULAR && type !== DIRECTORY;
}
