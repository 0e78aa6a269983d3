import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';
import type { ArchiveEntry } from '../archive-entry.ts';
import { ImportFailure } from '../import-result.ts';
import { damaged, unknownPacking, unpacksTooLarge } from './archive-failures.ts';
import { MAX_RATIO, RATIO_FROM, type ReadBudget } from './archive-limits.ts';

/** Which file on disk an entry is in, and what bounds its reading. */
export type EntryHome = {
  /** On disk; it has to stay there for as long as entries are read. */
  file: string;
  /** As its owner named it. */
  name: string;
  budget: ReadBudget;
  signal: AbortSignal;
};

/** An entry that holds no open file: each reading opens the archive and closes it again. */
export function toArchiveEntry(entry: Entry, path: string, home: EntryHome): ArchiveEntry {
  return {
    path,
    size: entry.uncompressedSize,
    sum: entry.crc32,
    async open() {
      home.signal.throwIfAborted();
      return Readable.from(read(entry, path, home), { objectMode: false });
    },
    async bytes(limit) {
      if (entry.uncompressedSize > limit) throw unpacksTooLarge(home.name, path);
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of read(entry, path, home)) {
        length += chunk.length;
        if (length > limit) throw unpacksTooLarge(home.name, path);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks, length);
    },
  };
}

async function* read(entry: Entry, path: string, home: EntryHome): AsyncGenerator<Buffer, void, undefined> {
  const { name, budget, signal } = home;
  const most = Math.max(RATIO_FROM, entry.compressedSize * MAX_RATIO);
  if (!entry.canDecodeFileData()) throw unknownPacking(name, path);
  let length = 0;
  let sum = 0;
  try {
    for await (const chunk of await openStream(entry, home.file)) {
      signal.throwIfAborted();
      // yauzl's streams are of bytes.
      const bytes = chunk as Buffer;
      length += bytes.length;
      budget.left -= bytes.length;
      if (length > most || budget.left < 0) throw unpacksTooLarge(name, path);
      sum = crc32(bytes, sum);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    signal.throwIfAborted();
    throw damaged(name, path, error);
  }
  if (length !== entry.uncompressedSize || sum !== entry.crc32) throw damaged(name, path);
}

async function openStream(entry: Entry, file: string): Promise<Readable> {
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false });
  try {
    return await zip.openReadStreamPromise(entry);
  } finally {
    // The stream keeps the file open until it ends or is destroyed.
    zip.close();
  }
}
