import { open, readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import type { ArchiveEntry } from '../archive-entry.ts';
import { fileIsTooLarge } from './archive-failures.ts';

/** A file dropped by itself, as if it were the only one of an archive. */
export function toFileEntry(file: {
  path: string;
  name: string;
  size: number;
  signal: AbortSignal;
}): ArchiveEntry {
  const { path, name, size, signal } = file;
  return {
    path: name,
    size,
    async bytes(limit) {
      if (size > limit) throw fileIsTooLarge(name, limit);
      return readFile(path, { signal });
    },
    async open() {
      return createReadStream(path, { signal });
    },
  };
}

/** The first bytes of a file on disk. */
export async function readHead(path: string, most: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The first bytes of an entry; no more of it is unpacked. */
export async function readBeginning(entry: ArchiveEntry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await entry.open()) {
    // An entry's stream is one of bytes.
    const bytes = chunk as Buffer;
    chunks.push(bytes);
    length += bytes.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
